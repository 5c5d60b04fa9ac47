import type { LoaderFunctionArgs } from 'react-router';
import type { Article } from '../article/article.ts';
import { readArticle } from '../article/read-article.server.tsx';
import { articleValues } from '../legal/article-values.server.ts';
import type { ContractTemplate } from './contract-templates.ts';
import { Blank, Template } from './template-elements.tsx';

/** A template with its explanations in the visit's language. */
export async function readTemplate(
  name: ContractTemplate,
  context: LoaderFunctionArgs['context'],
): Promise<Article> {
  const place = { collection: 'contracts', name };
  const article = await readArticle(place, articleValues(context), { Blank, Template });
  if (!article) throw new Error(`There is no template ${name}.`);
  return article;
}
