import { BusinessResult } from '../business/business-result.tsx';
import { PersonResult } from '../person/person-result.tsx';
import { ProductResult } from '../product/product-result.tsx';
import type { Results } from './load-search.server.ts';

/** The cards of one page of results. */
export function ResultList({ results }: { results: Results }) {
  return (
    <ul className="r-list">
      {results.kind === 'businesses' &&
        results.items.map((item) => <BusinessResult key={item.id} business={item} />)}
      {results.kind === 'products' &&
        results.items.map((item) => <ProductResult key={item.id} product={item} />)}
      {results.kind === 'people' && results.items.map((item) => <PersonResult key={item.id} person={item} />)}
    </ul>
  );
}
