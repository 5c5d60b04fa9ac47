import type { LoaderFunctionArgs } from 'react-router';
import { portalCountries } from '../portal-country.ts';
import { countries } from '../session/reference.server.ts';
import { writeCountries } from './country-list.ts';

/** The countries the search form offers, in the visitor's language, as `country-list.ts` writes them. */
export async function loadCountryOptions(context: LoaderFunctionArgs['context']) {
  const all = await countries(context);
  return writeCountries(
    all.map(({ code, countryName }) => ({
      value: code,
      text: countryName,
      hasPortal: code in portalCountries,
    })),
  );
}
