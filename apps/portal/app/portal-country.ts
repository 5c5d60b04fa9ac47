import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a portal says of the country it is for; the tagline heads its home page. */
export interface PortalCountry {
  tagline: MessageDescriptor;
}

/** The 25 portals of the network by ISO 3166-1 code, in the order they are listed. */
export const portalCountries = {
  MX: { tagline: msg`Mexico’s industry, one request away.` },
  US: { tagline: msg`America’s industry, one request away.` },
  CA: { tagline: msg`Canada’s industry, one request away.` },
  BR: { tagline: msg`Brazil’s industry, one request away.` },
  AR: { tagline: msg`Argentina’s industry, one request away.` },
  CL: { tagline: msg`Chile’s industry, one request away.` },
  PE: { tagline: msg`Peru’s industry, one request away.` },
  CO: { tagline: msg`Colombia’s industry, one request away.` },
  EC: { tagline: msg`Ecuador’s industry, one request away.` },
  ES: { tagline: msg`Spain’s industry, one request away.` },
  IT: { tagline: msg`Italy’s industry, one request away.` },
  DE: { tagline: msg`Germany’s industry, one request away.` },
  FR: { tagline: msg`France’s industry, one request away.` },
  GB: { tagline: msg`Britain’s industry, one request away.` },
  PL: { tagline: msg`Poland’s industry, one request away.` },
  TR: { tagline: msg`Türkiye’s industry, one request away.` },
  MA: { tagline: msg`Morocco’s industry, one request away.` },
  EG: { tagline: msg`Egypt’s industry, one request away.` },
  ZA: { tagline: msg`South Africa’s industry, one request away.` },
  AE: { tagline: msg`The Emirates’ industry, one request away.` },
  IN: { tagline: msg`India’s industry, one request away.` },
  CN: { tagline: msg`China’s industry, one request away.` },
  KR: { tagline: msg`South Korea’s industry, one request away.` },
  JP: { tagline: msg`Japan’s industry, one request away.` },
  AU: { tagline: msg`Australia’s industry, one request away.` },
} satisfies Record<string, PortalCountry>;

export type PortalCountryCode = keyof typeof portalCountries;

const presentedInSpanish: readonly PortalCountryCode[] = ['MX', 'CL', 'PE'];

/** The language of the presentation video (checklist 14). The hero shows the video once there is one. */
export function presentationLanguage(country: PortalCountryCode): 'en' | 'es' {
  return presentedInSpanish.includes(country) ? 'es' : 'en';
}

/** Names that take an article within a sentence; Spanish leaves out that of Estados Unidos. */
const withArticles: Record<string, string> = {
  'United States': 'the United States',
  'United Kingdom': 'the United Kingdom',
  'United Arab Emirates': 'the United Arab Emirates',
  'Reino Unido': 'el Reino Unido',
  'Emiratos Árabes Unidos': 'los Emiratos Árabes Unidos',
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
