import type { MessageDescriptor } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import type { ShownLanguage } from '../language/language.ts';
import type { Thing } from '../machine/thing.ts';
import { countryName, inSentence } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import type { PageMeta } from '../session/page-meta.ts';

/** What the texts of a page are made with. They are made on the server: no other page's visitors load them. */
export interface Telling {
  say: (text: MessageDescriptor) => string;
  language: ShownLanguage;
  /** The portal's country as it stands by itself. */
  country: string;
  /** The same as it stands in a sentence. */
  place: string;
  /** Public origin of the portal. */
  origin: string;
}

export function tellingIn(context: LoaderFunctionArgs['context']): Telling {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const name = countryName(country, language);
  return { say: (text) => i18n._(text), language, country: name, place: inSentence(name), origin };
}

interface HeadTexts {
  path: string;
  title: MessageDescriptor;
  /** 110 to 160 characters, with the country's name. */
  description: MessageDescriptor;
  keywords: MessageDescriptor;
  things?: Thing[];
}

/** Title, description and keywords of a page of texts (checklist 18). */
export function headOf(
  { say, country, origin }: Telling,
  { path, title, description, keywords, things }: HeadTexts,
): PageMeta {
  return {
    title: `${say(title)} | ${brand.name} ${country}`,
    description: say(description),
    keywords: say(keywords),
    canonical: origin + path,
    ...(things ? { things } : {}),
  };
}
