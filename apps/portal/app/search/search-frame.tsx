import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { countries } from '../session/reference.server.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { SearchBar } from './search-bar.tsx';

/** What search pages have in common: the form in the top bar and the countries it offers, loaded once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const all = await countries(context);
  return all.map(({ code, countryName }) => ({ value: code, text: countryName }));
}

export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false;

export const handle: PageHandle = { topBar: SearchBar };

export default function SearchFrame() {
  return <Outlet />;
}
