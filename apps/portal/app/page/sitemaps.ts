import { type ListedNoun, listedNouns } from '@kontor/contract';
import { pages } from './declared-pages.ts';
import type { Page } from './define-page.ts';

interface Sitemap {
  /** `/sitemap-directory.xml`. */
  path: string;
  /** What makes it, in `app`: in the folder of the pages it lists. */
  file: string;
  /** What it lists, where the api says in which parts. */
  noun: ListedNoun | undefined;
}

/** The sitemaps that pages are declared to be in, each once. */
export const sitemaps: readonly Sitemap[] = [
  ...new Map(pages.flatMap(sitemapOf).map((sitemap) => [sitemap.file, sitemap])).values(),
];

function sitemapOf({ indexed, module, noun }: Page): Sitemap[] {
  if (indexed === false || indexed === 'linked') return [];
  const folder = indexed === 'pages' ? 'seo' : module.split('/')[0];
  const path = `/sitemap-${indexed}.xml`;
  return [{ path, file: `${folder}/sitemap-${indexed}.ts`, noun: listedNouns.find((each) => each === noun) }];
}
