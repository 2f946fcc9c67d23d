/** What was given cannot be read or reached: shown as one line, exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*\n\s*/g, ' ').trim(), options)
  }
}
