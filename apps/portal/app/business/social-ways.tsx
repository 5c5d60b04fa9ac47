import { ButtonLink } from '@kontor/ui';
import { BellPlus, ThumbsUp } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyExtra } from '../page-part/lazy-extra.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { CountedThing } from '../social/counted-thing.ts';
import type { BusinessPageData } from './business-page-data.ts';

// Visitors log in first.
const WaysOfPeople = lazyExtra(() => import('./ways-of-people.tsx'));

export interface SocialWaysProps extends CountedThing {
  /** Somebody speaks for it. */
  claimed: boolean;
  social?: BusinessPageData['social'];
}

/** Checklist 145, 250: to like and follow a business that is not one's own. What appears moves nothing: its place is held. */
export function SocialWays({ social, ...counted }: SocialWaysProps) {
  const { login } = useAccountAddress();
  if (!social) return null;
  return (
    <>
      <div className="b-social s-for-visitors">
        <ButtonLink size="small" href={login}>
          <ThumbsUp size={17} />
          <Trans>Like</Trans>
        </ButtonLink>
        <ButtonLink size="small" href={login}>
          <BellPlus size={17} />
          <Trans>Follow</Trans>
        </ButtonLink>
      </div>
      <div className="b-social s-for-people">
        {social.mine ? (
          <Suspense>
            <WaysOfPeople {...counted} {...social.mine} followers={social.followers} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
