import type { LoaderFunctionArgs } from 'react-router';
import type { ArticleValues } from '../article/article.ts';
import { countryName, inSentence } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';

/** What articles may say of the portal they are read on. */
export function articleValues(context: LoaderFunctionArgs['context']): ArticleValues {
  const { country } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  return { country: inSentence(countryName(country, language)), language };
}
