import { idFromSlug, type ListedNoun, listSitemapEntries, type SitemapEntry } from '@kontor/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The sitemap of the entries after the one `?after=` names; 404 when it names none. `pathOf` gives canonical paths. */
export async function sitemapOf(
  noun: ListedNoun,
  pathOf: (entry: SitemapEntry) => string,
  { request, context }: Args,
): Promise<Response> {
  const named = new URL(request.url).searchParams.get('after');
  const after = named === null ? undefined : idFromSlug(named);
  if (named !== null && after === undefined) throw data(null, { status: 404 });
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);
  const entries = await call(listSitemapEntries, { params: { kind: noun }, query: after ? { after } : {} });
  return xmlAnswer(
    sitemapXml(
      entries.map((entry) => ({ address: origin + pathOf(entry), day: entry.updatedAt.slice(0, 10) })),
    ),
  );
}
