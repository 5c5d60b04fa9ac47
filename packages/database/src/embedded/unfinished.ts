import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const mark = '.unfinished-';
const tenMinutes = 10 * 60 * 1000;

/** A name beside `path` to build a folder under before it is renamed to `path` in one step. */
export function unfinishedName(path: string): string {
  return `${path}${mark}${randomUUID()}`;
}

/** Removes what killed runs left beside `path`; younger ones may belong to a process that is still at work. */
export function removeUnfinished(path: string, olderThan = tenMinutes): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}${mark}`)) continue;
    const left = join(folder, name);
    if (Date.now() - statSync(left).mtimeMs >= olderThan) rmSync(left, { recursive: true, force: true });
  }
}
