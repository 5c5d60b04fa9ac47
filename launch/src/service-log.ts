import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createBoundedFile } from './bounded-file.ts';
import type { Display } from './display.ts';

const longest = 10 * 1024 * 1024;
const warning = 40;

export interface ServiceLog {
  /** Takes in the JSON lines of a service's standard output, and the plain ones of its error output. */
  follow(output: Readable | null, errors: Readable | null): void;
}

/** Keeps what a service writes last in a file, and shows what is a warning or worse. */
export function createServiceLog(folder: string, name: string, display: Display): ServiceLog {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const file = createBoundedFile(join(folder, `${name}.log`), longest, (error) =>
    display.line(`${name}: its log cannot be written (${error.message})`),
  );
  const append = (line: string) => file.append(`${line}\n`);
  return {
    follow(output, errors) {
      forEachLine(output, (line) => {
        append(line);
        const worth = worthShowing(line);
        if (worth) display.line(`${name}: ${worth}`);
      });
      forEachLine(errors, (line) => {
        append(line);
        display.line(`${name}: ${line}`);
      });
    },
  };
}

function forEachLine(stream: Readable | null, take: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', take);
}

/** The message of a log line that is a warning or worse, with the request it is about; lines that are not JSON are shown as they are. */
function worthShowing(line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err, failed, requestId, method, path, url, status, milliseconds } = JSON.parse(line);
    if (!(level >= warning)) return undefined;
    const details = [
      err?.message,
      failed && [failed.call, failed.name].filter(Boolean).join(': '),
      [method, path ?? url].filter(Boolean).join(' '),
      status && `status ${status}`,
      milliseconds && `${milliseconds} ms`,
      requestId && `request ${requestId}`,
    ]
      .filter(Boolean)
      .join(', ');
    return details ? `${msg} (${details})` : msg;
  } catch {
    // Not JSON after all.
    return line;
  }
}
