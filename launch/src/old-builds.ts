import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Two megabytes each; a portal that still runs may serve any of them.
const retained = 20;

/** Removes all but the newest builds; never the one that is `current`. */
export function removeOldBuilds(builds: string, current: string): void {
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ path: join(builds, name), made: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { path } of folders.slice(retained - 1)) rmSync(path, { recursive: true });
}
