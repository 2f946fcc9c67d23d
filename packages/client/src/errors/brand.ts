// Two copies of this package in one program (ESM and CommonJS, or two versions) have different classes.
// A brand under a registered symbol is the same in all of them, so guards ask for it and not for the class.
const BRAND = Symbol.for('@godot-mcp/client/error')

/** Marks `error` as one of the SDK's errors. */
export function brand(error: Error, kind: string): void {
  Object.defineProperty(error, BRAND, { value: kind })
}

/** Whether `value` was marked with `kind`, by this copy of the package or by another one. */
export function hasBrand(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, BRAND) === kind
}
