/** How bad a difference is, for a client that was built for the old contract. From worst to best; `none` is the class of no finding. */
export const CLASSES = ['breaking', 'additive', 'documentation', 'none'] as const
export type DiffClass = (typeof CLASSES)[number]
export type FindingClass = Exclude<DiffClass, 'none'>

/** Where values travel: to the server, from it, or both ways (or nowhere, as with names). */
export type Direction = 'input' | 'output' | 'both'

export type Area = 'tools' | 'surface' | 'schema' | 'errors' | 'values' | 'envelope' | 'context'

/** One kind of difference that is reported: what it is, how it is judged and why. */
export interface Rule<Subject> {
  readonly id: string
  readonly class: FindingClass
  readonly direction: Direction
  readonly area: Area
  /** What the developer can do about it; `-` where there is nothing to do. */
  readonly remedy: string
  /** Why it is of this class. */
  readonly reason: string
  /** The places in the subject where the rule applies. */
  readonly check: (subject: Subject) => readonly Match[]
}

/** A place where a rule applies. */
export interface Match {
  /** JSON pointer below the tool, or below the snapshot where no tool is concerned. */
  readonly path: string
  readonly message: string
  readonly tool?: string
  /** Where this one is judged otherwise than its rule says in general. */
  readonly class?: FindingClass
  readonly unproven?: boolean
}

/** Something in the contract that differs, as a person reads it and as `--format json` prints it. */
export interface Finding {
  readonly rule: string
  readonly class: FindingClass
  readonly tool?: string
  readonly path: string
  readonly message: string
  readonly remedy: string
  readonly witness?: unknown
  readonly unproven?: boolean
}

/** The worst class among findings. */
export function worst(findings: readonly Pick<Finding, 'class'>[]): DiffClass {
  return CLASSES.find((name) => findings.some((finding) => finding.class === name)) ?? 'none'
}
