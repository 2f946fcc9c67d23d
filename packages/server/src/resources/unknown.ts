import { nearestNames } from '../suggest/nearest.js'

/** A resource as far as its address goes. */
interface Addressed {
  readonly uri?: string
  readonly uriTemplate?: string
}

/** The addresses of all resources: URIs, then URI templates. */
export function resourceUris(resources: readonly Addressed[]): string[] {
  const fixed = resources.flatMap(({ uri }) => (uri === undefined ? [] : [uri]))
  const templates = resources.flatMap(({ uriTemplate }) => (uriTemplate === undefined ? [] : [uriTemplate]))
  return [...fixed, ...templates]
}

/** What to say of a URI that names no resource. */
export function unknownResource(uri: string, resources: readonly Addressed[]): { hint: string; suggestions: string[] } {
  const known = resourceUris(resources)
  const suggestions = nearestNames(uri, known)
  const near = suggestions[0] === undefined ? '' : `did you mean ${suggestions[0]}? `
  return { hint: `Unknown resource: ${uri}; ${near}known: ${known.join(', ')}`, suggestions }
}
