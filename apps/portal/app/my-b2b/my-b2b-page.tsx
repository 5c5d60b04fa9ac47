import { listMyBusinesses, loadNewsfeed } from '@kontor/contract';
import { ButtonLink } from '@kontor/ui';
import { Search } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { myProfilePath } from '../person/person-address.ts';
import { photoOf } from '../person/photo-of.ts';
import { searchAddress } from '../search/search-address.ts';
import { useSessionState } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { FeedPreview } from './feed-preview.tsx';
import { OwnPages } from './own-pages.tsx';
import { useWaiting } from './use-waiting.ts';
import { WhatWaits } from './what-waits.tsx';
import './my-b2b.css';

export const handle: PageHandle = { rail: 'icons' };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`My B2B`,
      description: (portal) =>
        msg`Everything waiting for you on ${portal}: messages, requests, certificates about to expire and news from those you follow.`,
    },
    context,
  ),
});

/** Pixels, on dense screens. */
const photoWidth = 128;

/** Checklist 25: where people begin. What each noun has waiting stands in one list; each card fails by itself. */
export default function MyB2bPage() {
  const { t } = useLingui();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
  const businesses = useLoaded(listMyBusinesses, {});
  const feed = useLoaded(loadNewsfeed, { query: {} });
  const waiting = useWaiting(businesses);
  // All at once: one card after the other would push down what stands below.
  const isWhole =
    [businesses, feed].every(({ data, failed }) => data !== undefined || failed) &&
    waiting.every(({ things, failed }) => things !== undefined || failed);
  return (
    <div className="s-page mb-page-grid">
      <header className="mb-head">
        <div className="mb-who">
          {me ? (
            <img className="k-logo mb-person" src={photoOf(me, photoWidth)} width="56" height="56" alt="" />
          ) : (
            <span className="mb-photo" />
          )}
          <div>
            <h1>{t`My B2B`}</h1>
            <p className="k-meta">{me ? `${me.firstName} ${me.lastName}` : '\u00A0'}</p>
          </div>
        </div>
        <div className="mb-ways">
          <ButtonLink href={myProfilePath}>
            <Trans>My profile</Trans>
          </ButtonLink>
          <ButtonLink href={searchAddress({})}>
            <Search size={18} />
            <Trans>Find suppliers</Trans>
          </ButtonLink>
        </div>
      </header>
      {isWhole ? (
        <>
          <div className="mb-main">
            <WhatWaits parts={waiting} />
            <FeedPreview {...feed} />
          </div>
          <aside className="mb-aside" aria-label={t`My Business`}>
            <OwnPages {...businesses} />
          </aside>
        </>
      ) : (
        <Loading lines={8} />
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
