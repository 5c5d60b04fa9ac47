import { countNewResults, listFavorites, listSavedSearches } from '@kontor/contract';
import { ButtonLink, EmptyState } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SavedNav } from '../list/saved-nav.tsx';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { searchAddress } from '../search/search-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import '../list/list.css';

/** The searches somebody saved. */
export default function SavedSearches({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <SearchesOfVisitor /> : <SearchesOfPerson />;
}

function SearchesOfVisitor() {
  const { t } = useLingui();
  const { login } = useAccountAddress();
  return (
    <div className="fv-columns">
      <SavedNav current="searches" isVisitor={true} total={undefined} />
      <NoSearches title={t`Saved searches are in your account`}>
        <ButtonLink variant="petrol" href={login}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </NoSearches>
    </div>
  );
}

function SearchesOfPerson() {
  const { t } = useLingui();
  const favorites = useLoaded(listFavorites, { query: { resourceType: 'business', size: 1 } });
  const { data, failed, reload } = useLoaded(listSavedSearches, {});
  const news = useLoaded(countNewResults, {});
  // Shown with what is new of them, so that nothing moves; where that cannot be told, without it.
  const searches = news.data || news.failed ? data?.savedSearches : undefined;
  const newIn = new Map(news.data?.counts.map(({ savedSearchID, total }) => [savedSearchID, total]));
  const total = favorites.data?.total;
  return (
    <div className="fv-columns">
      <SavedNav
        current="searches"
        isVisitor={false}
        total={total && { business: total.businesses, product: total.products }}
        searches={data?.savedSearches.length}
      />
      <div className="fv-list">
        {failed ? <LoadingFailed onRetry={reload} /> : null}
        {searches || failed ? null : <Loading className="s-awaited" />}
        {searches?.length === 0 ? (
          <NoSearches title={t`No saved searches yet`}>
            <ButtonLink variant="petrol" href={searchAddress({})}>
              <Trans>Find suppliers</Trans>
            </ButtonLink>
          </NoSearches>
        ) : null}
        {searches && searches.length > 0 ? (
          <ul className="k-card ls-links">
            {searches.map((search) => (
              <SavedSearchRow
                key={search.savedSearchID}
                search={search}
                reload={reload}
                news={{
                  count: newIn.get(search.savedSearchID) ?? 0,
                  until: news.data?.until ?? 0,
                  reload: news.reload,
                }}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

function NoSearches({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={title}
      text={t`Press “Save search” above any results to run the same search again, with all its filters.`}
      picture={waving}
    >
      {children}
    </EmptyState>
  );
}
