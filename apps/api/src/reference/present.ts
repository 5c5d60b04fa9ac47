import type { BusinessCard, Data, Language, listCountries } from '@kontor/contract';
import { type Country, nameIn, type Reference } from './reference.ts';

type BusinessTypeCode = BusinessCard['general']['businessType']['code'];

/** { code, countryName, emoji } of a country code held by a row. */
export function presentCountry(reference: Reference, code: string, language: Language) {
  const country = reference.countries.get(code);
  return { code, countryName: country ? nameIn(country.names, language) : code, emoji: country?.emoji ?? '' };
}

export function presentState(reference: Reference, id: string | null, text: string | null) {
  const state = id === null ? undefined : reference.states.get(id);
  if (state) return { stateID: state.id, stateName: state.name };
  return text === null ? undefined : { stateName: text };
}

/** { id, name } of a node of the industry tree. */
export function presentNode(reference: Reference, id: string, language: Language) {
  const node = reference.nodes.get(id);
  return { id, name: node ? nameIn(node.names, language) : id };
}

export function presentBusinessType(reference: Reference, code: string, language: Language) {
  const type = reference.businessTypes.get(code);
  return { code: code as BusinessTypeCode, name: type ? nameIn(type.names, language) : code };
}

export function presentJobPosition(reference: Reference, id: string, language: Language) {
  const position = reference.jobPositions.get(id);
  return { jobPositionID: id, name: position ? nameIn(position.names, language) : id };
}

export function presentGender(reference: Reference, code: string, language: Language) {
  const gender = reference.genders.get(code);
  return { code, name: gender ? nameIn(gender.names, language) : code };
}

/** { code, name, languageName } of a language. */
export function presentLanguage(reference: Reference, code: string, language: Language) {
  const named = reference.languages.get(code);
  return {
    code,
    name: named ? nameIn(named.names, language) : code,
    languageName: named?.nativeName ?? code,
  };
}

export function presentCountries(
  countries: Iterable<Country>,
  language: Language,
): Data<typeof listCountries> {
  const collator = new Intl.Collator(language);
  return [...countries]
    .map(({ code, names, emoji, dialCode }) => ({
      code,
      countryName: nameIn(names, language),
      emoji,
      dialCode: dialCode ?? undefined,
    }))
    .sort((a, b) => collator.compare(a.countryName, b.countryName));
}
