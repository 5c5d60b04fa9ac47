import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inProject } from '../paths.ts';

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Changes when one of the files or folders does, or when there are other files. Tests do not count. */
async function fingerprintOf(...paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((path) => filesIn(inProject(path))))).flat();
  for (const file of files.sort()) hash.update(relative(inProject(), file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const schema = ['packages/database/migrations', 'packages/database/reference'];
const ofSearch = 'apps/api/src/search';

/** Of what the rows of the corpus depend on: how they are made, the schema, the industry tree. */
export function rowsFingerprint(): Promise<string> {
  const parts = ['random', 'zipf', 'vocabulary', 'rows', 'load-rows'];
  return fingerprintOf(...schema, ...parts.map((part) => `bench/src/corpus/${part}.ts`));
}

/** Of the code that makes search documents and finds them. */
export function searchFingerprint(): Promise<string> {
  return fingerprintOf(ofSearch);
}

/** Of what the demo data depend on. */
export function demoFingerprint(): Promise<string> {
  return fingerprintOf(...schema, ofSearch, 'demo', 'apps/api/src/business/import');
}
