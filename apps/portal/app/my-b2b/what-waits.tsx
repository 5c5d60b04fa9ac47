import { ButtonLink, EmptyState } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { searchAddress } from '../search/search-address.ts';
import type { WaitingPart } from './waiting-part.ts';
import { WaitingRow } from './waiting-row.tsx';

interface WhatWaitsProps {
  parts: readonly WaitingPart[];
}

/** What waits for whoever is signed in. A kind that fails says so alone. */
export function WhatWaits({ parts }: WhatWaitsProps) {
  const { t } = useLingui();
  const things = parts.flatMap((part) => part.things ?? []);
  const failed = parts.filter((part) => part.failed && !part.things);
  return (
    <section className="k-card" aria-labelledby="mb-waits">
      <div className="k-card-head">
        <h2 id="mb-waits">{t`Waiting for you`}</h2>
        {things.length > 0 ? <b className="mb-count">{things.length}</b> : null}
      </div>
      {things.length > 0 ? (
        <ul>
          {things.map((thing) => (
            <WaitingRow key={thing.key} thing={thing} />
          ))}
        </ul>
      ) : null}
      {failed.length > 0 ? (
        <div className="mb-failed">
          <LoadingFailed
            onRetry={() => {
              for (const part of failed) part.reload();
            }}
          />
        </div>
      ) : null}
      {things.length === 0 && failed.length === 0 ? (
        <EmptyState
          title={t`Nothing is waiting for you`}
          text={t`New messages, requests and certificates to renew appear here.`}
          picture={pointing}
        >
          <ButtonLink variant="petrol" href={searchAddress({})}>
            <Trans>Find suppliers</Trans>
          </ButtonLink>
        </EmptyState>
      ) : null}
    </section>
  );
}
