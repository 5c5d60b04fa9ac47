import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject } from './project.ts';

/** What Vite builds of the product. */
export type Application = 'portal' | 'accounts';

const sources: Record<Application, string[]> = {
  portal: ['apps/portal', 'packages/ui', 'packages/web', 'packages/contract', 'package-lock.json'],
  accounts: ['apps/accounts', 'packages/ui', 'packages/web', 'packages/contract', 'package-lock.json'],
};
// Made from the sources, or no part of what is built. The verbs of accounts run as they are.
const skipped = /^(node_modules|build|coverage|\.react-router|\..*)$|\.test\.tsx?$/;
const unbuilt = new Set([inProject('apps/accounts/src')]);

/** One hash over the names and contents of all an application is built from. */
export function hashSources(application: Application): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources[application].map((source) => inProject(source)).flatMap(listFiles)) {
    hash.update(`\0${relative(inProject(), path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name) && !unbuilt.has(join(path, entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
