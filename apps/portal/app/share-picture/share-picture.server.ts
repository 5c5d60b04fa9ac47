import { createHash } from 'node:crypto';
import type { ShareContent } from '@kontor/ui/share-picture';
import type { RouterContextProvider } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { cutText } from '../seo/cut-text.ts';
import { settingsContext, sharedPageContext, visitContext } from '../session/page-context.ts';
import { readDrawing, readLogo } from './drawings.server.ts';
import { shareAddress } from './share-address.ts';
import type { SharedPage } from './shared-page.ts';

/** A page's picture for social networks, as the page's head names it. */
export interface SharePicture {
  address: string;
  alt: string;
}

/** A change in how pictures are drawn needs a new edition: they are cached for good. */
const edition = 2;
const altLength = 400;

type Context = Readonly<RouterContextProvider>;

/**
 * The picture of the page at `page` (path and query). What it says is left in the visit's context, where the server finds it
 * when the picture is asked for: it runs the loader of the page, and so draws what the page would say.
 */
export function sharePicture(page: string, shared: SharedPage, context: Context): SharePicture {
  const { origin } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  context.set(sharedPageContext, shared);
  const version = versionOf(shared, context);
  return { address: origin + shareAddress({ page, language, version }), alt: altOf(shared, context) };
}

/** Changes with whatever is to be seen in the picture. */
export function versionOf(shared: SharedPage, context: Context): string {
  const { country } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  const all = JSON.stringify([edition, country, language, shared]);
  return createHash('sha256').update(all).digest('base64url').slice(0, 12);
}

/** All the picture says, in its order. */
function altOf({ kind, title, facts, lead }: SharedPage, context: Context): string {
  const { country } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  const stated = facts.map(({ label, value }) => `${label}: ${value}`);
  const said = stated.length > 0 ? stated : [lead];
  return cutText(
    [`${brand.name} ${countryName(country, language)}`, kind, title, ...said].filter(Boolean).join(' – '),
    altLength,
  );
}

/** All that is drawn. */
export async function shareContent(shared: SharedPage, context: Context): Promise<ShareContent> {
  const { country } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  const { art } = shared;
  return {
    ...shared,
    logo: await readLogo(),
    portal: { code: country, name: countryName(country, language) },
    art: art.kind === 'drawing' ? { kind: 'drawing', svg: await readDrawing(art.name) } : art,
  };
}
