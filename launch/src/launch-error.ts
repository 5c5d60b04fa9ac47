/** A run that cannot go on; the message is one sentence that says what to do. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

const sentences = new Set(['LaunchError', 'ConfigError', 'EmbeddedServerError']);
const full = 'The disk is full; free some space, then start again (what was done so far stays).';
const missingRight = '42501';
const diskFullWords = /No space left on device|disk is full/;

/** What to print for an error: a sentence where there is one, everything known otherwise. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (sentences.has(error.name)) return error.message;
  if (isDiskFull(error)) return full;
  if (codeOf(error) === missingRight)
    return `The user of DATABASE_URL may not do what is needed (${error.message}); have an administrator allow it.`;
  return `Kontor could not go on, and this should not happen:\n${error.stack}`;
}

/** Whether the disk is what is full: ENOSPC comes from the file system, 53100 from PostgreSQL, 25006 when it takes no writes for that. */
export function isDiskFull(error: Error): boolean {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === '53100' || code === '25006' || diskFullWords.test(error.message);
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
