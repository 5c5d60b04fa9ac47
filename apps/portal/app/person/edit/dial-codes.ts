import type { Data, listCountries } from '@kontor/contract';
import type { SelectOption } from '@kontor/ui';
import { joinedNames } from '@kontor/web/language/joined';

/** Each dial code once, with the countries that have it: "+44 Guernsey, Isle of Man, Jersey, United Kingdom". */
export function dialCodesOf(countries: Data<typeof listCountries>, language: string): SelectOption[] {
  const byCode = Map.groupBy(
    countries.filter(({ dialCode }) => dialCode !== undefined),
    ({ dialCode = '' }) => dialCode,
  );
  return [...byCode]
    .map(([value, having]) => ({
      value,
      text: `${value} ${joinedNames(
        having.map(({ countryName }) => countryName),
        language,
      )}`,
    }))
    .sort((one, other) => Number(one.value) - Number(other.value));
}

/** The dial code of a country; undefined where none is known. */
export function dialCodeOf(country: string, countries: Data<typeof listCountries>): string | undefined {
  return countries.find(({ code }) => code === country)?.dialCode;
}
