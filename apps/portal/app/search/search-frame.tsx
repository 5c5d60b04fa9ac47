import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '../page-part/page-handle.ts';
import { loadCountryOptions } from './load-country-options.server.ts';
import { SearchBar } from './search-bar.tsx';

/** What search pages have in common: the form in the top bar and the countries it offers, loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => loadCountryOptions(context);

export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false;

export const handle: PageHandle = { topBar: SearchBar, withoutSearchLink: true };

export default function SearchFrame() {
  return <Outlet />;
}
