import { openedAddress } from '@kontor/contract/saved-search-address';
import { Note, Pager } from '@kontor/ui';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { useIsSignedIn } from '../session/session-context.tsx';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { AsTypedNote } from './as-typed-note.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { CountryChips } from './country-chips.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { loadSearch } from './load-search.server.ts';
import { LoadingNote } from './loading-note.tsx';
import { LocationChips } from './location-chips.tsx';
import { NoResults } from './no-results.tsx';
import { ResultHead } from './result-head.tsx';
import { PromotedResult, ResultList } from './result-list.tsx';
import { lastPage, pageSize } from './result-pages.ts';
import { ResultTabs } from './result-tabs.tsx';
import { searchAddress } from './search-address.ts';
import { SearchLimitNote } from './search-limit-note.tsx';
import './search.css';

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

// Most results are reached from no saved search.
const NewSince = lazyExtra(() => import('../saved-search/new-since.tsx'));
const ShownResults = lazyExtra(() => import('./shown-results.tsx'));

const none: ReadonlySet<string> = new Set();

/** Checklist 92–97. */
export default function SearchResult() {
  const { t } = useLingui();
  const result = useLoaderData<typeof loader>();
  const { query, total, results, savedSearchID } = result;
  const isSignedIn = useIsSignedIn();
  const [news, setNews] = useState(none);
  const waiting = useNavigation().location?.pathname === '/search-result';
  const last = Math.min(lastPage, Math.ceil(total.total / pageSize));
  return (
    <div className="s-page">
      <ResultHead {...result} />
      <ResultTabs query={query} tabs={result.tabs} />
      <CountryChips query={query} total={total} countries={result.countries} />
      {query.tab === 'UR' ? null : <FilterBar {...result} />}
      <LoadingNote />
      <div className="r-results" aria-busy={waiting}>
        <LocationChips query={query} locations={result.locations} />
        {query.asTyped ? <AsTypedNote query={query} /> : null}
        {result.correction ? <CorrectionNote query={query} correction={result.correction} /> : null}
        {result.nearNote ? <Note>{result.nearNote}</Note> : null}
        {results.items.length > 0 ? (
          <>
            {savedSearchID ? (
              <div className="r-news">
                {isSignedIn ? (
                  <Suspense>
                    <NewSince
                      savedSearchID={savedSearchID}
                      shown={results.items.map(({ id }) => id)}
                      onNew={setNews}
                    />
                  </Suspense>
                ) : null}
              </div>
            ) : null}
            <ResultList results={results} reasons={result.reasons} news={news} />
            <PromotedResult promoted={result.promoted} />
          </>
        ) : (
          <NoResults {...result} />
        )}
        {query.page === lastPage && results.items.length > 0 ? <SearchLimitNote /> : null}
        <Pager
          label={t`Pages`}
          current={query.page}
          last={last}
          hrefOf={(page) => openedAddress(searchAddress({ ...query, page }), savedSearchID)}
          nameOf={(page) => t`Page ${page}`}
        />
      </div>
      <div className="cp-bars">
        <ChosenBar />
        <AskBar />
      </div>
      <Suspense>
        <ShownResults results={results} words={query.page === 1 ? query.words : undefined} />
      </Suspense>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
