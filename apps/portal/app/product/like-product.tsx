import { ButtonLink } from '@kontor/ui';
import { ThumbsUp } from '@kontor/ui/icon';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useIsSignedIn } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { LikeProductProps } from './ways-of-people.tsx';

// Visitors log in first.
const WaysOfPeople = lazyExtra(() => import('./ways-of-people.tsx'));

/** Checklist 109, 247. What appears for people who are signed in moves nothing: its place is held. */
export function LikeProduct({ id, ...counted }: LikeProductProps) {
  const { login } = useAccountAddress();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <ButtonLink size="small" href={login} className="s-for-visitors">
        <ThumbsUp size={17} />
        <Trans>Like</Trans>
      </ButtonLink>
      <span className="p-like s-for-people">
        {isSignedIn ? (
          <Suspense>
            <WaysOfPeople id={id} {...counted} />
          </Suspense>
        ) : null}
      </span>
    </>
  );
}
