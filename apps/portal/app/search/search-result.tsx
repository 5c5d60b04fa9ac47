import { Pager } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { CountryChips } from './country-chips.tsx';
import { loadSearch } from './load-search.server.ts';
import { LoadingNote } from './loading-note.tsx';
import { NoResults } from './no-results.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { SearchLimitNote } from './search-limit-note.tsx';
import { lastPage, pageSize, searchAddress } from './search-query.ts';
import './search.css';

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

/** Checklist 92–97. */
export default function SearchResult() {
  const { t } = useLingui();
  const result = useLoaderData<typeof loader>();
  const { query, total, results } = result;
  const waiting = useNavigation().location?.pathname === '/search-result';
  const last = Math.min(lastPage, Math.ceil(total.total / pageSize));
  return (
    <div className="s-page">
      <ResultHead {...result} />
      <ResultTabs query={query} counts={result.counts} />
      <CountryChips query={query} chosen={result.country} total={total} countries={result.chips} />
      {query.tab === 'PR' ? <ProductFilters query={query} total={total} steps={result.steps} /> : null}
      <LoadingNote />
      <div className="r-results" aria-busy={waiting}>
        {result.correction ? <CorrectionNote query={query} correction={result.correction} /> : null}
        {results.items.length > 0 ? <ResultList results={results} /> : <NoResults {...result} />}
        {query.page === lastPage && results.items.length > 0 ? <SearchLimitNote /> : null}
        <Pager
          label={t`Pages`}
          current={query.page}
          last={last}
          hrefOf={(page) => searchAddress({ ...query, page })}
          nameOf={(page) => t`Page ${page}`}
        />
      </div>
      <AskBar />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
