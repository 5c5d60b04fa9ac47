import type { ShownLanguage } from '@kontor/web/language';
import type { MessageDescriptor } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName, inSentence } from '../portal-country.ts';
import type { Thing } from '../seo/thing.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import type { DrawingName, SharedPage } from '../share-picture/shared-page.ts';

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
  context: LoaderFunctionArgs['context'];
}

export function tellingIn(context: LoaderFunctionArgs['context']): Telling {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const name = countryName(country, language);
  return { say: (text) => i18n._(text), language, country: name, place: inSentence(name), origin, context };
}

interface HeadTexts {
  path: string;
  title: MessageDescriptor;
  /** 70 to 160 characters, in Chinese 40 to 90, with the country's name. */
  description: MessageDescriptor;
  keywords: MessageDescriptor;
  things?: Thing[] | undefined;
  /** What the page's picture says beside the title. */
  shared: Omit<SharedPage, 'title'>;
}

/** Title, description and keywords of a page of texts (checklist 18). */
export function headOf(
  { say, country, origin, context }: Telling,
  { path, title, description, keywords, things, shared }: HeadTexts,
): PageMeta {
  return {
    title: `${say(title)} | ${brand.name} ${country}`,
    description: say(description),
    keywords: say(keywords),
    canonical: origin + path,
    ...(things ? { things } : {}),
    picture: sharePicture(path, { ...shared, title: say(title) }, context),
  };
}

/** What the picture of a page about the network says: the sentence below the title. */
export function sharedText(lead: string, drawing: DrawingName): Omit<SharedPage, 'title'> {
  return { kind: brand.network, facts: [], lead, art: { kind: 'drawing', name: drawing } };
}
