import type { ShownLanguage } from '@kontor/web/language';
import { I18nProvider } from '@lingui/react';
import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsIn } from '../language/catalogues.server.ts';
import type { Article, ArticleHead, ArticleValues } from './article.ts';
import { ArticleTable } from './article-table.tsx';
import { minutesToRead, textOf } from './reading.ts';

interface ArticleFile {
  default: ComponentType<ArticleValues & { components: MDXComponents }>;
  head: ArticleHead;
}

const files = import.meta.glob<ArticleFile>('../../content/**/*.mdx');

/** Which article: `content/{collection}/{name}/{language}.mdx`. */
interface Place {
  collection: string;
  name: string;
}

/** The elements a collection's files may use besides Markdown. */
export type ArticleElements = Record<string, ComponentType<never>>;

/** Title, lead and the like of an article; English where it is not translated. Undefined when there is no such article. */
export async function readHead(place: Place, language: ShownLanguage): Promise<ArticleHead | undefined> {
  return (await fileOf(place, language))?.head;
}

/** An article with its text as HTML: made on the server alone, so that no page loads what makes it. */
export async function readArticle(
  place: Place,
  values: ArticleValues,
  elements: ArticleElements = {},
): Promise<Article | undefined> {
  const file = await fileOf(place, values.language);
  if (!file) return undefined;
  const { default: Text, head } = file;
  const headings: Article['headings'] = [];
  const components = { table: ArticleTable, ...elements, h2: headingsTo(headings) } as MDXComponents;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={textsIn(values.language)}>
      <Text {...values} components={components} />
    </I18nProvider>,
  );
  return { ...head, html, headings, minutes: minutesToRead(html, values.language) };
}

async function fileOf(
  { collection, name }: Place,
  language: ShownLanguage,
): Promise<ArticleFile | undefined> {
  const load = [language, 'en']
    .map((shown) => files[`../../content/${collection}/${name}/${shown}.mdx`])
    .find(Boolean);
  return load?.();
}

/** Headings by number, so that a link to one holds in every language. */
function headingsTo(list: Article['headings']) {
  return function Heading({ children }: { children?: ReactNode }) {
    const id = `section-${list.length + 1}`;
    list.push({ id, text: textOf(children) });
    return <h2 id={id}>{children}</h2>;
  };
}
