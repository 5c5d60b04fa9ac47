import { ButtonLink } from '@kontor/ui';
import { Search } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { myProfilePath } from '../person/person-address.ts';
import { photoOf } from '../person/photo-of.ts';
import { searchAddress } from '../search/search-address.ts';
import { useSessionState } from '../session/session-context.tsx';
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

const Beginning = lazyPart(() => import('./beginning.tsx'));

/** Pixels, on dense screens. */
const photoWidth = 128;

/** Checklist 25: where people begin. */
export default function MyB2bPage() {
  const { t } = useLingui();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
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
      <Suspense fallback={<Loading className="s-awaited" lines={8} />}>
        <Beginning />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
