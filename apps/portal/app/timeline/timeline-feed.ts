import { addressById, idFromSlug, loadTimeline } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { cutText } from '../seo/cut-text.ts';
import { rssXml } from '../seo/rss-xml.ts';
import { cachedByAll } from '../seo/xml-answer.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { pageSize } from './page-size.ts';
import { timelineAddress, timelineFeedAddress } from './timeline-address.ts';

/** Characters of a post that stand as its title. */
const titleLength = 80;

/** `/timeline/{id}/feed.xml`: what somebody posted last, for readers of feeds. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params.timelineID?.length === 36 ? idFromSlug(params.timelineID) : undefined;
  if (!id) throw data(null, { status: 404 });
  const { origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const { items, owner } = await call(loadTimeline, { params: { id }, query: { size: pageSize } });
  // What stands in a group is in no feed.
  if (!owner) throw data(null, { status: 404 });
  const { name } = viewOfAuthor(owner, i18n);
  const body = rssXml({
    title: i18n._(msg`Posts by ${name}`),
    description: i18n._(msg`What ${name} posts.`),
    language,
    address: origin + timelineAddress(id),
    own: origin + timelineFeedAddress(id, language),
    items: items.map(({ postID, content, createdAt }) => ({
      title: cutText(content.replace(/\s+/g, ' '), titleLength),
      address: origin + addressById('post', postID),
      description: content,
      createdAt,
    })),
  });
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': cachedByAll };
  return new Response(body, { headers });
}
