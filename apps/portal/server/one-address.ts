import { pages } from '../app/page/declared-pages.ts';
import { knownPaths } from '../app/page/find-page.ts';

/** Pages at one path each; browsers would remember a way that leads to one with a code in its address, which is not counted. */
const fixed = new Set(pages.filter(({ counted }) => counted).flatMap(knownPaths));
/** Where the paths of others begin: their first part is written in small letters, what follows as it is. */
const starts = new Set(pages.flatMap(({ route }) => /^\/([^/]+)\/.*:/.exec(route)?.[1] ?? []));
const named = new RegExp(`^/(?:${[...starts].join('|')})/(?=[^/])`, 'i');

/**
 * The address to go to instead, when a page is asked for by another way of writing its address: in capitals, with a slash
 * at the end, with letters encoded that need not be, through `..`. Undefined for an address that is the page's own.
 */
export function oneAddress(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (fixed.has(path)) return undefined;
  const one = onePath(path);
  return one === path ? undefined : one + url.slice(path.length);
}

function onePath(path: string): string {
  // The application sees addresses with their dots resolved; browsers take a path of two slashes for a host.
  const resolved = new URL(`http://portal${path}`).pathname.replace(/^\/+/, '/');
  const plain = plainly(resolved);
  if (fixed.has(plain)) return plain;
  return resolved.replace(named, (start) => start.toLowerCase());
}

function plainly(path: string): string {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return path;
  }
}
