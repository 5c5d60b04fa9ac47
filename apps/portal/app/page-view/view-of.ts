import { type PageView, readNounAddress } from '@kontor/contract';
import { pages } from '../page/declared-pages.ts';
import { findPage, pathPattern } from '../page/find-page.ts';

const written = new Map(pages.map((page) => [page, pathPattern(page, 'written')]));

/** What a view of the page at a path is counted as; undefined for no page of ours: a path anybody makes up is no row. */
export function viewOf(path: string): Omit<PageView, 'language'> | undefined {
  const found = findPage(path);
  if (!found) return undefined;
  const { page, params } = found;
  if (!page.counted) return undefined;
  if (page.noun) {
    const id = readNounAddress(path)?.id;
    return id === undefined ? undefined : { kind: page.noun, subject: id };
  }
  // One path, one row.
  if (!written.get(page)?.test(path)) return undefined;
  const [country] = Object.entries(page.parameters).flatMap(([name, { isCountry }]) =>
    isCountry ? (params[name] ?? []) : [],
  );
  return { kind: 'page', subject: path, ...(country ? { country } : {}) };
}
