export type EmbeddedServerFault = 'damaged' | 'disk-full' | 'wrong-version' | 'not-supported' | 'failed';

/** The embedded database cannot be had; the message is one sentence that says what to do. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError';
  readonly fault: EmbeddedServerFault;

  constructor(fault: EmbeddedServerFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

const starterOver = '`npm run reset` makes a new one (what it holds is lost)';

export function damaged(folder: string, detail: string): EmbeddedServerError {
  return new EmbeddedServerError(
    'damaged',
    `The embedded database in ${folder} is damaged (${detail}); restore a copy of it, or ${starterOver}.`,
  );
}

export function diskFull(folder: string): EmbeddedServerError {
  return new EmbeddedServerError(
    'disk-full',
    `The disk that holds ${folder} is full; free some space, then start again.`,
  );
}

export function wrongVersion(folder: string, found: string, needed: string): EmbeddedServerError {
  return new EmbeddedServerError(
    'wrong-version',
    `The database in ${folder} is of PostgreSQL ${found}, but this version of Kontor runs PostgreSQL ${needed}; ` +
      `set DATABASE_URL to a server of version ${found}, or ${starterOver}.`,
  );
}

/** Whether a program's words say that the disk is full; PostgreSQL has several for it. */
export function saysDiskFull(text: string): boolean {
  return /No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of \d+ bytes/.test(
    text,
  );
}

/** Makes a full disk and a folder that may not be written a sentence; other errors stay as they are. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new EmbeddedServerError(
      'failed',
      `The folder ${folder} may not be written by this user; set DATA_DIR to one that may.`,
      error,
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new EmbeddedServerError(
      'failed',
      `${folder} is not a folder, but a file; set DATA_DIR to a folder.`,
      error,
    );
  }
  return error;
}
