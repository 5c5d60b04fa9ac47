import { pages } from './declared-pages.ts';
import type { Page } from './define-page.ts';

const parameterIn = /:(\w+)/g;

/** The paths of a page that are known as they stand: one for each word its parameters may be; none where these are ids. */
export function knownPaths({ route, parameters }: Page): string[] {
  let paths = [route];
  for (const [placed, name = ''] of route.matchAll(parameterIn)) {
    const words = parameters[name]?.words ?? [];
    paths = paths.flatMap((path) => words.map((word) => path.replace(placed, word)));
  }
  return paths;
}

const byRoute = new Map(pages.map((page) => [page.route, page]));
const byPath = new Map(pages.flatMap((page) => knownPaths(page).map((path) => [path, page] as const)));

/** The page of a route as the router names it, with or without its first slash; undefined for what is no page. */
export function pageOfRoute(pattern: string): Page | undefined {
  return byRoute.get(pattern.startsWith('/') ? pattern : `/${pattern}`);
}

/**
 * Whether a path the router found a route for can be there. Undefined for what is no page but a file, a feed or a form of its
 * own.
 * @param params by name, decoded
 */
export function isKnownPage(
  route: string,
  params: Readonly<Record<string, string | undefined>>,
): boolean | undefined {
  const page = byRoute.get(route);
  if (!page) return undefined;
  return Object.entries(page.parameters).every(([name, { accepts }]) => accepts.test(params[name] ?? ''));
}

/** The page a path is of, with its parameters as they stand in the path. */
export function findPage(path: string): { page: Page; params: Record<string, string> } | undefined {
  const known = byPath.get(path);
  if (known) return { page: known, params: paramsIn(known, path) ?? {} };
  for (const page of pages) {
    const params = paramsIn(page, path);
    if (params && isKnownPage(page.route, params)) return { page, params };
  }
  return undefined;
}

function paramsIn({ route }: Page, path: string): Record<string, string> | undefined {
  const [own, given] = [route.split('/'), path.replace(/(?<=.)\/$/, '').split('/')];
  if (own.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of own.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = given[place] ?? '';
    else if (part !== given[place]) return undefined;
  }
  return params;
}

/** The paths of a page as they are written where it is cached, or in addresses of its pictures. */
export function pathPattern({ route, parameters }: Page, where: 'written' | 'shared'): RegExp {
  const path = route.replace(parameterIn, (_, name: string) => `(?:${parameters[name]?.[where]})`);
  return new RegExp(`^${path}$`);
}

const byModule = Map.groupBy(pages, ({ module }) => module);

/** What the router calls a page: by its module, or by its path where several pages have the same one. */
export function routeIdOf({ module, route }: Page): string {
  return byModule.get(module)?.length === 1 ? module : route.slice(1);
}

/** The route modules of a page, from the outermost in. */
export function modulesOf({ module, frame, forPeople }: Page): string[] {
  return [...(forPeople ? ['shell/for-people'] : []), ...(frame ? [frame] : []), module];
}
