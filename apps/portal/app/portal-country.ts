import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a portal says of the country it is for; the tagline heads its home page. */
export interface PortalCountry {
  tagline: MessageDescriptor;
  /** Language of the presentation film, which the hero shows (checklist 14). */
  video: 'en' | 'es';
}

/** The 25 portals of the network by ISO 3166-1 code, in the order they are listed. */
export const portalCountries = {
  MX: { tagline: msg`Mexico’s industry, one request away.`, video: 'es' },
  US: { tagline: msg`America’s industry, one request away.`, video: 'en' },
  CA: { tagline: msg`Canada’s industry, one request away.`, video: 'en' },
  BR: { tagline: msg`Brazil’s industry, one request away.`, video: 'en' },
  AR: { tagline: msg`Argentina’s industry, one request away.`, video: 'en' },
  CL: { tagline: msg`Chile’s industry, one request away.`, video: 'es' },
  PE: { tagline: msg`Peru’s industry, one request away.`, video: 'es' },
  CO: { tagline: msg`Colombia’s industry, one request away.`, video: 'en' },
  EC: { tagline: msg`Ecuador’s industry, one request away.`, video: 'en' },
  ES: { tagline: msg`Spain’s industry, one request away.`, video: 'en' },
  IT: { tagline: msg`Italy’s industry, one request away.`, video: 'en' },
  DE: { tagline: msg`Germany’s industry, one request away.`, video: 'en' },
  FR: { tagline: msg`France’s industry, one request away.`, video: 'en' },
  GB: { tagline: msg`Britain’s industry, one request away.`, video: 'en' },
  PL: { tagline: msg`Poland’s industry, one request away.`, video: 'en' },
  TR: { tagline: msg`Türkiye’s industry, one request away.`, video: 'en' },
  MA: { tagline: msg`Morocco’s industry, one request away.`, video: 'en' },
  EG: { tagline: msg`Egypt’s industry, one request away.`, video: 'en' },
  ZA: { tagline: msg`South Africa’s industry, one request away.`, video: 'en' },
  AE: { tagline: msg`The Emirates’ industry, one request away.`, video: 'en' },
  IN: { tagline: msg`India’s industry, one request away.`, video: 'en' },
  CN: { tagline: msg`China’s industry, one request away.`, video: 'en' },
  KR: { tagline: msg`South Korea’s industry, one request away.`, video: 'en' },
  JP: { tagline: msg`Japan’s industry, one request away.`, video: 'en' },
  AU: { tagline: msg`Australia’s industry, one request away.`, video: 'en' },
} satisfies Record<string, PortalCountry>;

export type PortalCountryCode = keyof typeof portalCountries;

/**
 * Names that take an article within a sentence; Spanish leaves out that of Estados Unidos. Italian names stand bare: which
 * article they take follows from the preposition before them, so Italian texts put them where none is needed.
 */
const withArticles: Record<string, string> = {
  'United States': 'the United States',
  'United Kingdom': 'the United Kingdom',
  'United Arab Emirates': 'the United Arab Emirates',
  Netherlands: 'the Netherlands',
  Philippines: 'the Philippines',
  Bahamas: 'the Bahamas',
  Maldives: 'the Maldives',
  'Dominican Republic': 'the Dominican Republic',
  'Reino Unido': 'el Reino Unido',
  'Emiratos Árabes Unidos': 'los Emiratos Árabes Unidos',
  'Países Bajos': 'los Países Bajos',
  'República Dominicana': 'la República Dominicana',
};

/** A country's name as it stands in a sentence: "exporters in the United States". */
export function inSentence(name: string): string {
  return withArticles[name] ?? name;
}

const names = new Map<string, Intl.DisplayNames>();

/** The country's name in a language, as the platform's own tables have it. */
export function countryName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
