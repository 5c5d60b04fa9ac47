import { addressById, listLatestPosts } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { cutText } from '../seo/cut-text.ts';
import { visitContext } from '../session/page-context.ts';
import { timelineAddress } from '../timeline/timeline-address.ts';
import { kindNames } from './kind-names.ts';
import type { LatestPostsView } from './latest-posts.tsx';

/** Characters that stand on a page about something else. */
const shown = 220;

/** The last posts of a person or a business as texts, for their page. */
export async function latestPosts(
  id: string,
  context: LoaderFunctionArgs['context'],
): Promise<LatestPostsView> {
  const { call, i18n } = context.get(visitContext);
  const { latest } = await call(listLatestPosts, { params: { id } });
  return {
    title: i18n._(msg`Posts`),
    posts: latest.map(({ postID, content, createdAt, kind }) => {
      const day = i18n.date(createdAt, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
      return {
        href: addressById('post', postID),
        text: cutText(content.replace(/\s+/g, ' '), shown),
        note: kind === 'update' ? day : `${i18n._(kindNames[kind])} · ${day}`,
      };
    }),
    all: { href: timelineAddress(id), text: i18n._(msg`All posts`) },
  };
}
