import { msg } from '@lingui/core/macro';
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { brand } from '../brand.ts';
import { isKnownPage } from '../page/find-page.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import { metaTags, type PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import type { UnknownPathData } from './unknown-path.tsx';

/**
 * Answers 404 for unknown paths before any loader runs, also where a parameter has a value that no page can have. An id that
 * nobody has is left to the loader of its page.
 */
export const refuseUnknownPath: MiddlewareFunction<Response> = ({ pattern, params, context }) => {
  const route = pattern.startsWith('/') ? pattern : `/${pattern}`;
  if (route !== '/*' && isKnownPage(route, params) !== false) return;
  const { language, theme } = context.get(visitContext);
  const place = { location: { search: '' }, matches: [{ id: 'root', loaderData: { language } }] };
  const answer: UnknownPathData = { unknownPath: metaTags(unknownPathMeta(context), place), theme };
  throw data(answer, { status: 404 });
};

function unknownPathMeta(context: Readonly<RouterContextProvider>): PageMeta {
  const { i18n, language } = context.get(visitContext);
  const country = countryName(context.get(settingsContext).country, language);
  return {
    title: i18n._(msg`Page not found | ${brand.name} ${country}`),
    description: i18n._(
      msg`There is no page at this address of ${brand.name} ${country}. Search companies and products, or browse the industries.`,
    ),
    keywords: keywordList([brand.name, country, 'B2B']),
    hidden: true,
  };
}
