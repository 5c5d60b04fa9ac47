import { readdir, readFile, writeFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import { lastingSheets } from '../src/document/lasting-sheets.ts';

/** How React Router's list of routes begins that the browser loads. */
const beginning = 'window.__reactRouterManifest=';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css: string[];
  hasDefaultExport?: boolean;
  hasAction?: boolean;
  clientLoaderModule?: string;
  /** Not read by the browser: see `packManifest`. */
  imports?: string[];
}

interface Manifest {
  entry: object;
  routes: Record<string, Route>;
  url: string;
  version: string;
}

/** A route without what others say, too: id, place of its parent, path, what it has, its module, its sheets (by place, or by hash), and whatever else. */
type Row = [
  id: string,
  parent: number,
  path: string | null,
  has: number,
  module: string,
  css: (number | string)[],
  rest: object,
];
type Packed = [entry: object, sheets: string[], flags: string[], rows: Row[], url: string, version: string];

/** Rewrites the list of routes among the built assets of the browser. @throws when there is none */
export async function lightenManifest(assets: URL): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  let found = false;
  for (const name of names) {
    const file = new URL(name, assets);
    const content = await readFile(file, 'utf8');
    if (!content.startsWith(beginning)) continue;
    found = true;
    await writeFile(file, lightened(content));
  }
  if (!found) throw new Error('The build has no list of routes for the browser.');
}

/**
 * The list as a script that makes it: 2.7 instead of 3.1 kB on every page, with 75 routes. Names of fields, parents and sheets are said
 * once; files have no route there. What each route's module imports is left out: the server has a list of its own, from which it names those in the page to be
 * loaded ahead; the browser would use them for links that load a page before it is asked for, and has none. Sheets of the root are
 * those of the root alone, which is on every page.
 */
export function lightened(content: string): string {
  const manifest: Manifest = JSON.parse(content.slice(beginning.length).replace(/;\s*$/, ''));
  const routes = lastingSheets(manifest.routes);
  const script = `${beginning}(${unpackManifest.toString()})(${JSON.stringify(packManifest({ ...manifest, routes }))});`;
  return minifySync('manifest.js', script).code;
}

/** Files are no pages: what only answers with one is asked for by its address, and the browser needs no route for it. */
function isOfBrowser({ hasDefaultExport, hasAction, clientLoaderModule }: Route): boolean {
  return hasDefaultExport !== false || hasAction === true || clientLoaderModule !== undefined;
}

function packManifest({ entry, routes, url, version }: Manifest): Packed {
  const all = Object.values(routes).filter(isOfBrowser);
  const ids = all.map(({ id }) => id);
  const isFlag = ([, value]: [string, unknown]) => typeof value === 'boolean';
  const flags = Object.entries({ ...routes.root })
    .filter(isFlag)
    .map(([name]) => name);
  const ofRoot = new Set(routes.root?.css);
  const sheets: string[] = [];
  const placeOf = (sheet: string) => {
    if (!sheets.includes(sheet)) sheets.push(sheet);
    return sheets.indexOf(sheet);
  };
  const rows = all.map((route): Row => {
    const { id, parentId, path, module, css, imports: _, ...more } = route;
    const stated: Record<string, unknown> = more;
    const has = flags.reduce((bits, flag, place) => (stated[flag] ? bits | (1 << place) : bits), 0);
    const own = css.filter((sheet) => id === 'root' || !ofRoot.has(sheet));
    // Most modules and sheets are named after their route: then the hash is enough.
    const hashOf = (file: string, ending: string) =>
      new RegExp(`^/assets/${id.split('/').at(-1)}-([^/]+)\\.${ending}$`).exec(file)?.[1];
    const rest = Object.fromEntries(Object.entries(stated).filter(([name]) => !flags.includes(name)));
    return [
      id,
      parentId === undefined ? -1 : ids.indexOf(parentId),
      path ?? null,
      has,
      hashOf(module, 'js') ?? module,
      own.map((sheet) => hashOf(sheet, 'css') ?? placeOf(sheet)),
      rest,
    ];
  });
  return [entry, sheets, flags, rows, url, version];
}

/** Runs in the browser, as it stands here: it uses nothing from outside of it. */
function unpackManifest([entry, sheets, flags, rows, url, version]: Packed): Manifest {
  const routes: Record<string, Route> = {};
  for (const [id, parent, path, has, module, css, rest] of rows) {
    const name = `/assets/${id.split('/').at(-1)}-`;
    routes[id] = {
      id,
      module: module.startsWith('/') ? module : `${name}${module}.js`,
      css: css.map((sheet) =>
        typeof sheet === 'string' ? `${name}${sheet}.css` : (sheets[sheet] as string),
      ),
      ...rest,
    };
    if (parent >= 0) routes[id].parentId = (rows[parent] as Row)[0];
    if (path !== null) routes[id].path = path;
    for (const [place, flag] of flags.entries())
      Object.assign(routes[id], { [flag]: ((has >> place) & 1) === 1 });
  }
  return { entry, routes, url, version };
}
