/** The stamp of a build, YYYY.MM.DD[.N]: its day (YYYY-MM-DD), and from the second build of a day on a number. */
export function calverStamp(day: string, taken: readonly string[]): string {
  const stamp = day.replaceAll('-', '.')
  if (!taken.includes(stamp)) return stamp
  for (let revision = 1; ; revision++) if (!taken.includes(`${stamp}.${revision}`)) return `${stamp}.${revision}`
}
