import type { LoaderFunctionArgs } from 'react-router';
import type { ArticleHead } from '../article/article.ts';
import { brand } from '../brand.ts';
import { keywordList } from '../machine/cut-text.ts';
import type { Thing } from '../machine/thing.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import type { PageMeta } from '../session/page-meta.ts';

/** Title, description and keywords of an article's page at a path, each with the country's name (checklist 18). */
export function articleMeta(
  { title, description, keywords }: ArticleHead,
  path: string,
  context: LoaderFunctionArgs['context'],
  things?: Thing[],
): PageMeta {
  const { country, origin } = context.get(settingsContext);
  const { language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  return {
    title: `${title} | ${portal}`,
    description: `${description} ${portal}`,
    keywords: keywordList([...keywords, portal]),
    canonical: origin + path,
    ...(things ? { things } : {}),
  };
}
