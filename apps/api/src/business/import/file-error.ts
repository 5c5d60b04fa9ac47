/** The file as a whole cannot be imported; the message is one sentence a person can act on. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
