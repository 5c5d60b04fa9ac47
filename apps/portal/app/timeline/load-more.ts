import { type Data, loadTimeline } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { type PostView, viewOfPost } from '../post/post-view.ts';
import type { Session } from '../session/open-session.ts';
import { pageSize } from './page-size.ts';

interface Asked {
  id: string;
  after: string | undefined;
  search: string | undefined;
  i18n: I18n;
  /** Of the portal. */
  origin: string;
}

interface Page extends Pick<Data<typeof loadTimeline>, 'next'> {
  posts: PostView[];
}

/** The next page of a timeline; loaded when it is asked for. @throws CallError */
export async function loadMore(
  call: Session['call'],
  { id, after, search, i18n, origin }: Asked,
): Promise<Page> {
  const { items, next } = await call(loadTimeline, {
    params: { id },
    query: { size: pageSize, after, search },
  });
  return { posts: items.map((post) => viewOfPost(post, i18n, origin)), next };
}
