/** One line of the report: what was measured, against which floor of the same run. */
export interface Measurement {
  /** What was measured. */
  readonly name: string
  /** What it is compared with. */
  readonly floor: string
  /** The measured figure. */
  readonly value: number
  /** The same figure of the floor; absent where there is none. */
  readonly floorValue?: number
  readonly unit: 'ms' | 'calls/s' | 'MB' | 'cpu %' | 's'
  /** The ratio to reach, or an absolute bound where there is no floor. */
  readonly target?: { readonly kind: 'at most' | 'at least'; readonly ratio?: number; readonly absolute?: number }
  readonly note?: string
}

/** A file under `measures/` exports this: it sets up its own processes and ends them. */
export type Measure = () => Promise<readonly Measurement[]>

/** Value against floor; undefined where there is no floor. */
export const ratioOf = ({ value, floorValue }: Measurement): number | undefined =>
  floorValue === undefined ? undefined : value / floorValue

/** Whether the target is reached; undefined where there is none. */
export function reached(measurement: Measurement): boolean | undefined {
  const { target, value } = measurement
  if (target === undefined) return undefined
  const figure = target.ratio === undefined ? value : ratioOf(measurement)
  const bound = target.ratio ?? target.absolute
  if (figure === undefined || bound === undefined) return undefined
  return target.kind === 'at most' ? figure <= bound : figure >= bound
}
