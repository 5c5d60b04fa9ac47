import { data, type LoaderFunctionArgs } from 'react-router';
import type { Article } from '../article/article.ts';
import { readArticle } from '../article/read-article.server.tsx';
import { countryName, inSentence } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { tipElements } from './tip-elements.server.tsx';
import type { Tip } from './tips.ts';

/** A tip as the visit's language and the portal's country have it; its description names the country. */
export async function readTip({ name }: Tip, context: LoaderFunctionArgs['context']): Promise<Article> {
  const { language } = context.get(visitContext);
  const country = inSentence(countryName(context.get(settingsContext).country, language));
  const article = await readArticle({ collection: 'tips', name }, { country, language }, tipElements);
  if (!article) throw data(null, { status: 404 });
  return { ...article, description: article.description.replace('{country}', country) };
}
