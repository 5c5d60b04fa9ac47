import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { readArticle } from '../article/read-article.server.tsx';
import { articleMeta } from '../legal/article-meta.server.ts';
import { articleValues } from '../legal/article-values.server.ts';
import { contractHelpPath } from './contract-templates.ts';
import { listTemplates } from './list-templates.server.ts';

/** The page that leads to the templates. */
export async function loadContractHelp(context: LoaderFunctionArgs['context']) {
  const values = articleValues(context);
  const article = await readArticle({ collection: 'contracts', name: 'contract-help' }, values);
  if (!article) throw new Error('There is no text on contract help.');
  const { title, lead, html } = article;
  return {
    title,
    lead,
    html,
    templates: await listTemplates(values.language),
    meta: articleMeta(article, { path: contractHelpPath, kind: msg`Contract templates` }, context),
  };
}
