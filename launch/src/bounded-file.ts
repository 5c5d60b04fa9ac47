import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

export interface BoundedFile {
  append(text: string): void;
}

/** Lines name people by id and address. */
const ownersOnly = 0o600;

/**
 * A file that is added to and never grows beyond `longest` bytes (a single longer text aside): when it is full it
 * becomes the one old file, with `.old` at the end of its name. While it cannot be written that is said once, and
 * tried again with each text.
 */
export function createBoundedFile(
  path: string,
  longest: number,
  onError: (error: Error) => void,
): BoundedFile {
  let file: number | undefined;
  let size = 0;
  let isBroken = false;

  function open(): number {
    const opened = openSync(path, 'a', ownersOnly);
    // One of an earlier version may be for everybody.
    fchmodSync(opened, ownersOnly);
    size = fstatSync(opened).size;
    return opened;
  }

  function putAside(full: number): void {
    renameSync(path, `${path}.old`);
    file = undefined;
    closeSync(full);
  }

  function write(bytes: Buffer): void {
    file ??= open();
    if (size > 0 && size + bytes.length > longest) putAside(file);
    file ??= open();
    size += writeSync(file, bytes);
  }

  return {
    append(text) {
      try {
        write(Buffer.from(text));
        isBroken = false;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (!isBroken) onError(error);
        isBroken = true;
      }
    },
  };
}
