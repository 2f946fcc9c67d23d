/** A setting that cannot be used. Its message is one line for the person who wrote it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
