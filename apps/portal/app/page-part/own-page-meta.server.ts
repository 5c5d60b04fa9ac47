import type { MessageDescriptor } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';

interface OwnPage {
  title: MessageDescriptor;
  description: (portal: string) => MessageDescriptor;
}

/** A page of whoever is signed in: for nobody else, search engines included. */
export function ownPageMeta(
  { title, description }: OwnPage,
  context: LoaderFunctionArgs['context'],
): PageMeta {
  const { country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const named = i18n._(title);
  return {
    title: `${named} | ${portal}`,
    description: i18n._(description(portal)),
    keywords: keywordList([named, portal]),
    hidden: true,
  };
}
