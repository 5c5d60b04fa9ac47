import { Trans } from '@lingui/react/macro';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { LoadingFailed } from '../../page-part/loading-failed.tsx';
import { searchAddress } from '../search-address.ts';
import { FilterForm } from './filter-form.tsx';
import { filtersAddress } from './filters-address.ts';
import { type FiltersData, loadFilters } from './load-filters.server.ts';
import './filters.css';

export const loader = (args: LoaderFunctionArgs) => loadFilters(args);

/** The dialog says itself that it has no content: a failure must not take the place of the results around it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<FiltersData | null> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    console.error('The filters could not be loaded', error);
    return null;
  }
}

/** The filters on a page of their own, where there is no script. */
export default function FiltersPage() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  const { revalidate } = useRevalidator();
  if (!data) return <LoadingFailed as="h1" onRetry={revalidate} />;
  return (
    <div className="s-page r-filter-page">
      <a href={searchAddress(data.query)}>
        <Trans>Back to the results</Trans>
      </a>
      <h1>
        <Trans>Filters</Trans>
      </h1>
      <FilterForm key={filtersAddress(data.query)} opened={data} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../../page-part/page-error.tsx';
export { meta } from '../../page-part/page-meta.ts';
