import type { Post } from '@kontor/contract';
import { Button, ButtonLink, EmptyState, SectionCard } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Search } from '@kontor/ui/icon';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { profileHandle } from '../page-part/page-handle.ts';
import { PostList } from '../post/post-list.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { useTimeline } from '../timeline/use-timeline.ts';
import { groupAddress } from './group-address.ts';
import { GroupFacts } from './group-facts.tsx';
import type { LoadedGroup } from './group-props.ts';
import { loadGroup } from './load-group.server.ts';
import './groups.css';
import './group.css';

// Of people who are signed in alone.
const GroupWays = lazyExtra(() => import('./group-ways.tsx'));
const GroupStanding = lazyExtra(() => import('./group-standing.tsx'));
const GroupModeration = lazyExtra(() => import('./group-moderation.tsx'));
const GroupPeople = lazyExtra(() => import('./group-people.tsx'));
const Composer = lazyExtra(() => import('../post/composer/composer.tsx'));

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadGroup(args);

/** Checklist 8, M2: a group with its rules, its people and what stands in it. */
export default function GroupPage() {
  const loaded = useLoaderData<typeof loader>();
  return <WholeGroup key={`${loaded.id} ${loaded.search ?? ''}`} loaded={loaded} />;
}

function WholeGroup({ loaded }: { loaded: LoadedGroup }) {
  const { t, i18n } = useLingui();
  const { origin } = usePortal();
  const { login } = useAccountAddress();
  const { revalidate } = useRevalidator();
  const timeline = useTimeline(loaded);
  const { group, mine, rules, known, search } = loaded;
  const reload = () => void revalidate();
  // Only who posts needs it.
  const show = async (post: Post) => {
    const { viewOfPost } = await import('../post/post-view.ts');
    timeline.change((shown) => [viewOfPost(post, i18n, origin), ...shown]);
  };
  const isMember = mine?.role !== undefined;
  const isModerator = isMember && mine.role !== 'member';
  const isPartly = !isMember && group.access === 'request';
  return (
    <div className="s-page gr-page">
      <header className="k-card gr-head">
        <img className="gr-cover" src={group.cover} width="1240" height="310" alt="" fetchPriority="high" />
        <div className="gr-about">
          <div>
            <h1>{group.name}</h1>
            <GroupFacts group={group} known={known.count} />
            <p className="gr-description">{group.description}</p>
          </div>
          {/* Its place is held. */}
          <div className="gr-ways">
            {mine ? (
              <Suspense>
                <GroupWays loaded={loaded} onChanged={reload} />
              </Suspense>
            ) : (
              <ButtonLink variant="petrol" href={login} className="s-for-visitors">
                <Trans>Log in to join</Trans>
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      {/* Members see them with the form to post by, and not before it is there. */}
      <Suspense>
        <div className={mine ? 'gr-parts' : 'gr-parts s-awaited'}>
          <div className="gr-main">
            {mine && !isMember ? (
              <Suspense>
                <GroupStanding loaded={loaded} onChanged={reload} />
              </Suspense>
            ) : null}
            {isMember ? (
              <Composer
                heading={<h2>{t`New post`}</h2>}
                groupID={group.id}
                onPosted={(post) => void show(post)}
              />
            ) : null}
            {isPartly || (group.access === 'private' && !isMember) ? null : (
              <search aria-label={t`Posts`}>
                <form className="gr-search" action={groupAddress(group.id)}>
                  <input
                    className="k-input"
                    type="search"
                    name="search"
                    maxLength={100}
                    defaultValue={search}
                    aria-label={t`Words in this group’s posts`}
                    placeholder={t`Search this group`}
                  />
                  <Button type="submit" aria-label={t`Search posts`}>
                    <Search size={18} />
                  </Button>
                  {search === undefined ? null : (
                    <ButtonLink variant="quiet" href={groupAddress(group.id)}>
                      <Trans>All posts</Trans>
                    </ButtonLink>
                  )}
                </form>
              </search>
            )}
            {isPartly ? (
              <p className="gr-partly">
                {timeline.posts.length > 0 ? (
                  <Trans>You can read pinned posts. Everything else is visible to members only.</Trans>
                ) : (
                  <Trans>Posts, comments and members are visible to members only.</Trans>
                )}
              </p>
            ) : null}
            {timeline.posts.length > 0 ? (
              <PostList posts={timeline.posts} onChange={timeline.change} />
            ) : isPartly || (group.access === 'private' && !isMember) ? null : (
              <EmptyState
                title={search === undefined ? t`No posts yet` : t`No posts match these words`}
                text={
                  isMember
                    ? t`Write the first one: a question, a failure, a fix.`
                    : t`Posts of this group will appear here.`
                }
                picture={waving}
              />
            )}
            {timeline.next === undefined ? null : (
              <div className="gr-more">
                {timeline.hasFailed ? <p className="k-meta">{t`Error loading data`}</p> : null}
                <Button loading={timeline.isLoading} onClick={() => void timeline.showMore()}>
                  <Trans>Load more</Trans>
                </Button>
              </div>
            )}
          </div>
          <div className="gr-aside">
            {/* First what is there from the start. */}
            {rules.length === 0 ? null : (
              <SectionCard title={t`Rules`}>
                <ol className="gr-rules">
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ol>
              </SectionCard>
            )}
            {isModerator ? (
              <Suspense>
                <GroupModeration loaded={loaded} onChanged={reload} />
              </Suspense>
            ) : null}
            {mine ? (
              <Suspense>
                <GroupPeople loaded={loaded} onChanged={reload} />
              </Suspense>
            ) : null}
          </div>
        </div>
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
