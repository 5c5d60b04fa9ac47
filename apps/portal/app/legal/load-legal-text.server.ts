import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { readArticle } from '../article/read-article.server.tsx';
import { articleMeta } from './article-meta.server.ts';
import { articleValues } from './article-values.server.ts';
import { Brand, Email, Operator, Phones } from './operator.tsx';
import { Portals } from './portals.tsx';

const elements = { Brand, Email, Operator, Phones, Portals };

/** The legal text of `content/legal` that has the name of the path it is read at. */
export async function loadLegalText(path: string, context: LoaderFunctionArgs['context']) {
  const name = path.slice(1);
  const article = await readArticle({ collection: 'legal', name }, articleValues(context), elements);
  if (!article) throw new Error(`There is no legal text ${name}.`);
  const { title, lead, html, headings } = article;
  const meta = articleMeta(article, { path, kind: msg`Legal text` }, context);
  return { title, lead, html, headings, meta };
}
