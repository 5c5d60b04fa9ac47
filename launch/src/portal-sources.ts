import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject } from './project.ts';

const sources = [
  ...['apps/portal', 'packages/ui', 'packages/contract'].map((folder) => inProject(folder)),
  inProject('package-lock.json'),
];
// Made from the sources, or no part of what is built.
const skipped = /^(node_modules|build|coverage|\.react-router|\..*)$|\.test\.tsx?$/;

/** One hash over the names and contents of all the portal is built from. */
export function hashPortalSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(listFiles)) {
    hash.update(`\0${relative(inProject(), path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
