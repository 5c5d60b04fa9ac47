import { idFromSlug, loadTimeline } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type AuthorView, viewOfAuthor } from '../author/author-view.ts';
import { brand } from '../brand.ts';
import { groupAddress } from '../group/group-address.ts';
import { countryName } from '../portal-country.ts';
import { viewOfPost } from '../post/post-view.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { pageSize } from './page-size.ts';
import { postsFeed } from './posts-feed.server.ts';
import { timelineAddress } from './timeline-address.ts';

type Context = LoaderFunctionArgs['context'];

/** What a person or a business posted; 404 where nobody has such a timeline; that of a group is on its page. */
export async function loadTimelinePage({ params, url, context }: LoaderFunctionArgs) {
  const id = params.timelineID?.length === 36 ? idFromSlug(params.timelineID) : undefined;
  if (!id) throw data(null, { status: 404 });
  const { call, i18n } = context.get(visitContext);
  const { origin } = context.get(settingsContext);
  const timeline = await call(loadTimeline, { params: { id }, query: { size: pageSize } });
  // What stands in a group is on the page of the group.
  if (timeline.group) throw redirect(groupAddress(timeline.group.groupID) + url.search);
  if (!timeline.owner) throw data(null, { status: 404 });
  const owner = viewOfAuthor(timeline.owner, i18n);
  const view = (post: (typeof timeline.items)[number]) => viewOfPost(post, i18n, origin);
  // The pinned one stands first, and is not said twice.
  const posts = timeline.items.filter(({ postID }) => postID !== timeline.pinned?.postID);
  return {
    id,
    owner,
    posts: [...(timeline.pinned ? [timeline.pinned] : []), ...posts].map(view),
    next: timeline.next,
    meta: timelineMeta(id, owner, { hasPosts: timeline.items.length > 0, context }),
  };
}

function timelineMeta(
  id: string,
  { name, isDemo }: AuthorView,
  { hasPosts, context }: { hasPosts: boolean; context: Context },
): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  return {
    title: i18n._(msg`Posts by ${name} | ${portal}`),
    description: i18n._(msg`News, offers and trade fairs: what ${name} posts on ${portal}.`),
    keywords: keywordList([name, i18n._(msg`Posts`), portal]),
    canonical: origin + timelineAddress(id),
    hidden: isDemo,
    feed: hasPosts ? postsFeed({ id, name }, context) : undefined,
  };
}
