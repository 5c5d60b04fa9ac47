import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Application } from './application-sources.ts';
import { inProject } from './project.ts';

/** What a browser loads for a page when it is opened first. */
export interface BuiltPage {
  /** The file of its route, as `home/home`. */
  route: string;
  language: string;
  scripts: SentFile[];
  styles: SentFile[];
}

export interface SentFile {
  name: string;
  /** As it is sent, without headers: compressed where there is a compressed one beside it. */
  bytes: number;
}

/** React Router's list of what the browser needs for which route. */
interface Manifest {
  entry: { module: string; css?: string[] };
  routes: Record<string, ManifestRoute>;
}

interface ManifestRoute {
  parentId?: string;
  module: string;
  /** A part of the route that is a file of its own. */
  clientActionModule?: string;
  clientLoaderModule?: string;
  hasDefaultExport: boolean;
  css?: string[];
}

const manifestStart = 'window.__reactRouterManifest=';

/** The files of an application's present build. */
export class BuiltFiles {
  readonly names: string[];
  private readonly assets: string;

  constructor(application: Application) {
    const builds = inProject('apps', application, 'build');
    this.assets = join(builds, readFileSync(join(builds, 'current'), 'utf8'), 'client', 'assets');
    this.names = readdirSync(this.assets, { recursive: true, encoding: 'utf8' });
  }

  read(name: string): string {
    return readFileSync(join(this.assets, name), 'utf8');
  }

  sent(name: string): SentFile {
    const file = join(this.assets, name);
    return { name, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size };
  }
}

/** Every page of an application in every language that has texts of its own. */
export function pagesOf(files: BuiltFiles): BuiltPage[] {
  const manifestName = files.names.find(
    (name) => /^manifest-.*\.js$/.test(name) && files.read(name).startsWith(manifestStart),
  );
  if (!manifestName) throw new Error('The build lists no routes.');
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(files.read(manifestName), { window });
  const manifest = window.__reactRouterManifest;
  if (!manifest) throw new Error('The list of routes is none.');
  const pages = Object.entries(manifest.routes).filter(([, route]) => route.hasDefaultExport);
  return pages.flatMap(([route]) => {
    const matched = [...matchedBy(route, manifest)];
    const modules = matched.flatMap(({ module, clientActionModule, clientLoaderModule }) => [
      module,
      clientActionModule,
      clientLoaderModule,
    ]);
    const styles = [manifest.entry, ...matched].flatMap(({ css = [] }) => css);
    return languagesOf(files).map((language) => ({
      route,
      language,
      scripts: [
        manifestName,
        ...withImports([manifest.entry.module, ...modules], language, files),
        ...catalogueOf(files),
      ].map((name) => files.sent(name)),
      styles: [...new Set(styles.map(nameOf))].map((name) => files.sent(name)),
    }));
  });
}

/** A route and those around it. */
function* matchedBy(id: string, { routes }: Manifest): Generator<ManifestRoute> {
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) yield route;
}

/** `/assets/home.css#` lies in `home.css`. */
function nameOf(address: string): string {
  return address.replace('/assets/', '').replace(/#.*/, '');
}

/** All that is loaded for a part that is asked for on demand, beside what a page has loaded. @param chunk begins the name of its file */
export function addedBy(chunk: string, page: BuiltPage, files: BuiltFiles): SentFile[] {
  const name = files.names.find((each) => each.startsWith(`${chunk}-`) && each.endsWith('.js'));
  if (!name) throw new Error(`The build has no chunk ${chunk}.`);
  const loaded = new Set(page.scripts.map((file) => file.name));
  return [...withImports([name], page.language, files)]
    .filter((each) => !loaded.has(each))
    .map((each) => files.sent(each));
}

/** Modules and all they import, which a browser loads before any of them runs. */
function withImports(addresses: (string | undefined)[], language: string, files: BuiltFiles): Set<string> {
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of importsOf(name, files)) load(textsIn(language, imported) ?? imported);
  };
  for (const address of addresses) if (address) load(nameOf(address));
  return loaded;
}

/** What a built module imports without being asked to: other modules, as `shared.js`, and texts, as `texts/home.js`. */
export function importsOf(name: string, files: BuiltFiles): string[] {
  const imports = files.read(name).matchAll(/(?:\bfrom|\bimport)\s*["'](?:\.\/|(?=texts\/))([^"']+)["']/g);
  return [...imports].map(([, imported]) => imported ?? '');
}

function textsIn(language: string, name: string): string | undefined {
  return name.startsWith('texts/') ? name.replace('texts/', `texts/${language}/`) : undefined;
}

export function languagesOf({ names }: BuiltFiles): string[] {
  const languages = names.flatMap((name) => /^texts\/(\w+)\//.exec(name)?.[1] ?? []);
  return languages.length > 0 ? [...new Set(languages)] : ['its largest language'];
}

/** Where all texts of a language are one file, which the entry asks for by itself: the largest of those. */
function catalogueOf(files: BuiltFiles): string[] {
  const catalogues = files.names.filter((name) => /^messages-.*\.js$/.test(name));
  return catalogues.sort((one, other) => files.sent(other).bytes - files.sent(one).bytes).slice(0, 1);
}
