import type { Newsfeed } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { newsfeedPath } from '../newsfeed/newsfeed-address.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { viewOfPost } from '../post/post-view.ts';
import { usePostTime } from '../post/use-post-time.ts';
import type { Loaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';

const shownPosts = 3;

/** The beginning of the newsfeed. */
export function FeedPreview({ data, failed, reload }: Loaded<Newsfeed>) {
  const { t, i18n } = useLingui();
  const { origin } = usePortal();
  const time = usePostTime();
  const posts = data?.items.slice(0, shownPosts).map((post) => viewOfPost(post, i18n, origin));
  return (
    <section className="k-card" aria-labelledby="mb-feed">
      <div className="k-card-head">
        <h2 id="mb-feed">{t`Newsfeed`}</h2>
        <a href={newsfeedPath}>
          <Trans>All posts</Trans>
        </a>
      </div>
      {failed && !posts ? (
        <div className="mb-failed">
          <LoadingFailed onRetry={reload} />
        </div>
      ) : null}
      {posts?.map(({ id, href, author, at, content }) => (
        <article key={id} className="mb-post">
          <img
            className={author.type === 'user' ? 'k-logo mb-person' : 'k-logo'}
            src={author.picture}
            width="44"
            height="44"
            alt=""
          />
          <div className="mb-words">
            <p className="mb-by">
              <a href={author.href}>{author.name}</a>
              <a className="mb-when" href={href}>
                <time dateTime={at}>{time(at)}</time>
              </a>
            </p>
            <p className="mb-text">{content}</p>
          </div>
        </article>
      ))}
      {posts?.length === 0 ? (
        <p className="mb-none">{t`Follow companies and people to see their posts here.`}</p>
      ) : null}
    </section>
  );
}
