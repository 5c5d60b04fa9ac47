import { BusinessResult } from '../business/business-result.tsx';
import { ProductResult } from '../product/product-result.tsx';
import type { Results, SearchPage } from './load-search.server.ts';
import { PeopleResults } from './people-results.tsx';
import { ResultReasons } from './result-reasons.tsx';

/** The cards of one page of results. */
export function ResultList({ results, reasons = {} }: { results: Results; reasons?: SearchPage['reasons'] }) {
  const why = (id: string) => <ResultReasons reasons={reasons[id] ?? []} />;
  return (
    <ul className="r-list">
      {results.kind === 'businesses' &&
        results.items.map((item) => <BusinessResult key={item.id} business={item} why={why(item.id)} />)}
      {results.kind === 'products' &&
        results.items.map((item) => <ProductResult key={item.id} product={item} why={why(item.id)} />)}
      {results.kind === 'people' ? <PeopleResults people={results.items} why={why} /> : null}
    </ul>
  );
}
