import type { LoaderFunctionArgs } from 'react-router';
import { countries } from '../session/reference.server.ts';

/** The countries the search form offers, in the visitor's language. */
export async function loadCountryOptions(context: LoaderFunctionArgs['context']) {
  const all = await countries(context);
  return all.map(({ code, countryName }) => ({ value: code, text: countryName }));
}
