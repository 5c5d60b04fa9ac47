import type { FavoriteResource } from '@kontor/contract';
import { Button, ButtonLink, EmptyState, Note } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { visitor } from '@kontor/web/draft/place';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { SavedNav } from '../list/saved-nav.tsx';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { usePages } from '../page-part/use-pages.ts';
import { searchAddress } from '../search/search-address.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { loadFavorites, type Total } from './load-favorites.ts';
import { useTakenOut } from './use-taken-out.ts';

interface FavoriteListProps {
  /** The person's id, or `visitor`. */
  owner: string;
  resourceType: FavoriteResource;
}

/** What is saved of a kind, with the ways to the other one. What is taken out stays in its place until the page is left, to be put back. */
export default function FavoriteList({ owner, resourceType }: FavoriteListProps) {
  const { t } = useLingui();
  const session = useSession();
  const { login } = useAccountAddress();
  const [total, setTotal] = useState<Total>();
  const load = useCallback(
    async (after: string | undefined) => {
      const page = await loadFavorites(session, owner, resourceType, after);
      setTotal(page.total);
      return page;
    },
    [session, owner, resourceType],
  );
  const { rows, next, isLoading, hasFailed, more } = usePages(load);
  const takenOut = useTakenOut(rows);
  return (
    <div className="fv-columns">
      <SavedNav
        current={resourceType}
        isVisitor={owner === visitor}
        total={total && { ...total, [resourceType]: total[resourceType] - takenOut }}
      />
      <div className="fv-list">
        {owner === visitor && rows && rows.length > 0 ? (
          <Note>
            <p>
              <Trans>
                On this device. <a href={login}>Log in</a> to keep them.
              </Trans>
            </p>
          </Note>
        ) : null}
        {rows || hasFailed ? null : <Loading className="s-awaited" />}
        {rows?.length === 0 ? (
          <EmptyState
            title={t`Nothing saved yet`}
            text={
              resourceType === 'business'
                ? t`Press “Save Business” on a company to add it here.`
                : t`Press “Save Product” on a product to add it here.`
            }
            picture={waving}
          >
            <ButtonLink
              variant="petrol"
              href={searchAddress({ tab: resourceType === 'product' ? 'PR' : 'MA' })}
            >
              {resourceType === 'business' ? t`Find suppliers` : t`Find products`}
            </ButtonLink>
          </EmptyState>
        ) : null}
        {rows && rows.length > 0 ? (
          <ul className="k-card fv-rows">
            {rows.map((row) => (
              <FavoriteRow key={row.resourceID} favorite={row} owner={owner} />
            ))}
          </ul>
        ) : null}
        {hasFailed ? <LoadingFailed onRetry={more} /> : null}
        {next === undefined || hasFailed ? null : (
          <Button loading={isLoading} onClick={more}>
            <Trans>Load more</Trans>
          </Button>
        )}
        <div className="cp-bars">
          <ChosenBar />
          <AskBar />
        </div>
      </div>
    </div>
  );
}
