import { Button, EmptyState } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { profileHandle } from '../page-part/page-handle.ts';
import { PostList } from '../post/post-list.tsx';
import { loadTimelinePage } from './load-timeline-page.server.ts';
import { useTimeline } from './use-timeline.ts';
import './timeline.css';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadTimelinePage(args);

type Loaded = Awaited<ReturnType<typeof loadTimelinePage>>;

/** Checklist 67. */
export default function TimelinePage() {
  const loaded = useLoaderData<typeof loader>();
  return <Timeline key={loaded.id} loaded={loaded} />;
}

function Timeline({ loaded }: { loaded: Loaded }) {
  const { t } = useLingui();
  const { owner } = loaded;
  const timeline = useTimeline(loaded);
  return (
    <div className="s-page tl-page">
      <header className="tl-head">
        <img
          className={owner.type === 'user' ? 'k-logo po-person' : 'k-logo'}
          src={owner.picture}
          width="56"
          height="56"
          alt=""
        />
        <div>
          <h1>{t`Posts by ${owner.name}`}</h1>
          <p>
            <a href={owner.href}>
              {owner.type === 'user' ? (
                <Trans>Go to the profile</Trans>
              ) : (
                <Trans>Go to the business page</Trans>
              )}
            </a>
          </p>
        </div>
        <DemoPill origin={owner.isDemo ? 'demo' : undefined} />
      </header>
      {timeline.posts.length === 0 ? (
        <EmptyState
          title={t`No posts yet`}
          text={t`Posts by ${owner.name} will appear here.`}
          picture={waving}
        />
      ) : (
        <PostList posts={timeline.posts} onChange={timeline.change} />
      )}
      {timeline.next === undefined ? null : (
        <div className="tl-more">
          {timeline.hasFailed ? <p className="k-meta">{t`Error loading data`}</p> : null}
          <Button loading={timeline.isLoading} onClick={() => void timeline.showMore()}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
