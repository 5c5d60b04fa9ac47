import { readdir, readFile, writeFile } from 'node:fs/promises';

/** How React Router's list of routes begins that the browser loads. */
const beginning = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

/** Rewrites the list of routes among the built assets of the browser. @throws when there is none */
export async function lightenManifest(assets: URL): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  let found = false;
  for (const name of names) {
    const file = new URL(name, assets);
    const content = await readFile(file, 'utf8');
    if (!content.startsWith(beginning)) continue;
    found = true;
    await writeFile(file, withoutImports(content));
  }
  if (!found) throw new Error('The build has no list of routes for the browser.');
}

/**
 * The list without what each route's module imports, a fifth of it. The server has a list of its own, from which it names those
 * in the page to be loaded ahead; the browser would use them for links that load a page before it is asked for, and has none.
 */
export function withoutImports(content: string): string {
  const manifest: Manifest = JSON.parse(content.slice(beginning.length).replace(/;\s*$/, ''));
  for (const route of Object.values(manifest.routes)) delete route.imports;
  return `${beginning}${JSON.stringify(manifest)};`;
}
