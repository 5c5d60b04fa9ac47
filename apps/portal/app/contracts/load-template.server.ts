import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readHead } from '../article/read-article.server.tsx';
import { articleMeta } from '../legal/article-meta.server.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { contractHelpPath, templateNamed, templatePath } from './contract-templates.ts';
import { listTemplates } from './list-templates.server.ts';
import { readTemplate } from './read-template.server.ts';

/** The template an address names with its explanations; 404 when there is none. */
export async function loadTemplate({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const name = templateNamed(params.template);
  if (!name) throw data(null, { status: 404 });
  const { language } = context.get(visitContext);
  const { origin } = context.get(settingsContext);
  const article = await readTemplate(name, context);
  const help = await readHead({ collection: 'contracts', name: 'contract-help' }, language);
  if (!help) throw new Error('There is no text on contract help.');
  const { title, lead, html, headings } = article;
  const templates = await listTemplates(language);
  const way = breadcrumbList([
    { name: help.title, address: origin + contractHelpPath },
    { name: title, address: origin + templatePath(name) },
  ]);
  return {
    title,
    lead,
    html,
    headings,
    help: help.title,
    // A file of this page's language, whatever the next visit's is.
    file: `${templatePath(name)}.txt?lang=${language}`,
    others: templates.filter((other) => other.name !== name),
    meta: articleMeta(
      article,
      { path: templatePath(name), kind: msg`Contract template`, things: [way] },
      context,
    ),
  };
}
