import { ButtonLink } from '@kontor/ui';
import { BellPlus, ThumbsUp } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyExtra } from '../page-part/lazy-extra.ts';
import { useSessionState } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { CountedThing } from '../social/counted-thing.ts';

// Visitors log in first.
const LoadedLike = lazyExtra(() => import('../reaction/loaded-like.tsx'));
const LoadedFollow = lazyExtra(() => import('../follow/loaded-follow.tsx'));

/** To like and follow somebody else. */
export function PersonWays({ id, likes, followers, onCounts }: CountedThing & { followers: number }) {
  const { login } = useAccountAddress();
  const state = useSessionState();
  const isOneself = state.status === 'signedIn' && state.profile?.userID === id;
  const of = { resourceType: 'user', resourceID: id } as const;
  return (
    <>
      <div className="u-ways s-for-visitors">
        <ButtonLink size="small" href={login}>
          <ThumbsUp size={17} />
          <Trans>Like</Trans>
        </ButtonLink>
        <ButtonLink size="small" href={login}>
          <BellPlus size={17} />
          <Trans>Follow</Trans>
        </ButtonLink>
      </div>
      <div className="u-ways s-for-people">
        {state.status === 'signedIn' && state.profile && !isOneself ? (
          <Suspense>
            <LoadedLike {...of} likes={likes} onLikes={(now) => onCounts({ likes: now })} />
            <LoadedFollow
              {...of}
              followers={followers}
              onFollowers={(followersText) => onCounts({ followersText })}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
