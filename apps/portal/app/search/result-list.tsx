import { PromotedSlot } from '../boost/promoted-slot.tsx';
import { BusinessResult } from '../business/business-result.tsx';
import { ProductResult } from '../product/product-result.tsx';
import { NewMark } from '../saved-search/new-mark.tsx';
import type { Results, SearchPage } from './load-search.server.ts';
import { PeopleResults } from './people-results.tsx';
import { ResultReasons } from './result-reasons.tsx';

interface ResultListProps {
  results: Results;
  reasons?: SearchPage['reasons'];
  /** Those that came since the search was looked at. */
  news?: ReadonlySet<string>;
}

/** The cards of one page of results. */
export function ResultList({ results, reasons = {}, news }: ResultListProps) {
  const why = (id: string) => (
    <>
      {news?.has(id) ? <NewMark /> : null}
      <ResultReasons reasons={reasons[id] ?? []} />
    </>
  );
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

/** The card that is paid for, behind the results. */
export function PromotedResult({ promoted }: Pick<SearchPage, 'promoted'>) {
  if (!promoted) return null;
  const { boostID, texts } = promoted;
  if (promoted.kind === 'product')
    return (
      <PromotedSlot boostID={boostID} texts={texts} businessID={promoted.item.company.id}>
        <ProductResult product={promoted.item} why={null} />
      </PromotedSlot>
    );
  return (
    <PromotedSlot boostID={boostID} texts={texts} businessID={promoted.item.id}>
      <BusinessResult business={promoted.item} />
    </PromotedSlot>
  );
}
