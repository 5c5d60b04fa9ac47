import { getCountryData, getEmojiFlag, type TCountryCode } from 'countries-list';
import { iso31661, iso31662 } from 'iso-3166';
import { namesByLanguage } from './names-by-language.ts';

// Kosovo has no ISO code of its own but its user-assigned XK is what trade data and phones use.
const codes = [...iso31661.map((country) => country.alpha2), 'XK'];

/** Subdivisions as ISO 3166-2 calls them, of which some bear another name in English. */
export const isoStates = iso31662.map(({ code, name }) => ({
  id: code,
  countryCode: code.slice(0, 2),
  name,
}));

/**
 * All countries with names, flag and dial code, and their subdivisions ordered by name.
 * @param englishNames by the code of subdivisions whose name in ISO 3166-2 is a transcription nobody uses in English ("Sizuoka")
 */
export function readCountries(englishNames: Record<string, string>) {
  const countries = codes.map((code) => {
    const data = getCountryData(code as TCountryCode);
    const dialCode = data?.phone[0];
    return {
      code,
      names: namesByLanguage('region', code),
      emoji: getEmojiFlag(code as TCountryCode),
      dial_code: dialCode === undefined ? null : `+${dialCode}`,
    };
  });
  const collator = new Intl.Collator('en');
  const states = isoStates
    .map(({ id, countryCode, name }) => ({ id, country_code: countryCode, name: englishNames[id] ?? name }))
    .sort((a, b) => collator.compare(a.name, b.name))
    .map((state, position) => ({ ...state, position }));
  return { countries, states };
}
