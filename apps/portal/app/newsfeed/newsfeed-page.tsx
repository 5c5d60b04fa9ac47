import { Button, EmptyState, ErrorNote } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { PostList } from '../post/post-list.tsx';
import { FeedChoice } from './feed-choice.tsx';
import { NewsCard } from './news-card.tsx';
import { type NewsView, newsBetween } from './news-view.ts';
import { useAutomaticLoading } from './use-automatic-loading.ts';
import { type NewsfeedState, useNewsfeed } from './use-newsfeed.ts';
import './newsfeed.css';

// Loaded beside the feed, which stands there without those that cannot be loaded.
const Composer = lazyExtra(() => import('../post/composer/composer.tsx'));
const FeedIdentity = lazyExtra(() => import('./feed-identity.tsx'));
const FeedRequests = lazyExtra(() => import('./feed-requests.tsx'));
const WhomToFollow = lazyExtra(() => import('./whom-to-follow.tsx'));

export const handle: PageHandle = { rail: 'icons' };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Newsfeed`,
      description: (portal) => msg`What the businesses and people you follow post on ${portal}.`,
    },
    context,
  ),
});

/** Checklist 66, 149. */
export default function NewsfeedPage() {
  const { t } = useLingui();
  const feed = useNewsfeed();
  return (
    <div className="s-page nf-page">
      <div className="nf-identity">
        <Suspense>
          <FeedIdentity />
        </Suspense>
      </div>
      <div className="nf-feed">
        {/* How high it is depends on language and width: what stands below waits for it, and comes meanwhile. */}
        <Suspense fallback={<Loading lines={8} />}>
          <Composer heading={<h1>{t`Newsfeed`}</h1>} onPosted={feed.put} />
          <Feed feed={feed} />
        </Suspense>
      </div>
      <div className="nf-aside">
        <Suspense>
          <FeedRequests />
        </Suspense>
      </div>
    </div>
  );
}

function Feed({ feed }: { feed: NewsfeedState }) {
  const { t } = useLingui();
  const { shown, hasFailed, isLoadingMore, news } = feed;
  const hasMore = shown?.nextID !== undefined && !isLoadingMore && !hasFailed;
  const watched = useAutomaticLoading(hasMore ? () => void feed.loadMore() : undefined);
  const choice = shown ? (
    <FeedChoice choice={shown.choice} onChoose={(choice) => void feed.choose(choice)} />
  ) : null;
  if (!shown || shown.isAwaited)
    return (
      <>
        {choice}
        {hasFailed ? (
          <ErrorNote text={t`Failed loading your newsfeed`}>
            <Button size="small" onClick={() => void feed.reload()}>
              <Trans>Try again</Trans>
            </Button>
          </ErrorNote>
        ) : (
          <Loading lines={8} />
        )}
      </>
    );
  return (
    <>
      {choice}
      {/* There from the start, so that what comes into it is read aloud. */}
      <div className="nf-news" role="status">
        {news > 0 ? (
          <Button variant="petrol" size="small" onClick={() => void feed.reload()}>
            <Plural value={news} one="Show one new post" other="Show # new posts" />
          </Button>
        ) : null}
      </div>
      <PostList
        posts={shown.posts}
        between={(newer, older) => newsBetween(shown.news, newer?.at, older.at).map(newsCard)}
        onChange={feed.change}
      />
      {newsBetween(shown.news, shown.posts.at(-1)?.at, undefined).map(newsCard)}
      {shown.posts.length + shown.news.length === 0 ? <NothingYet feed={feed} /> : null}
      <div className="nf-more" ref={watched}>
        {hasFailed ? <p className="k-meta">{t`Failed loading your newsfeed`}</p> : null}
        {shown.nextID === undefined ? null : (
          <Button loading={isLoadingMore} onClick={() => void feed.loadMore()}>
            <Trans>Load more</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

const newsCard = (news: NewsView) => <NewsCard key={news.id} {...news} />;

/** An empty feed leads to whom one could follow. */
function NothingYet({ feed }: { feed: NewsfeedState }) {
  const { t } = useLingui();
  const { choice } = feed.shown ?? {};
  if (choice !== 'following')
    return (
      <EmptyState
        title={t`No posts yet`}
        text={
          choice === 'all'
            ? t`Nobody has posted anything yet. Be the first.`
            : t`Nobody in your industries has posted yet. Your industries come from your profile and your businesses.`
        }
        picture={waving}
      />
    );
  return (
    <Suspense>
      <WhomToFollow follows={feed.shown?.follows ?? false} onFollowed={() => void feed.reload()} />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
