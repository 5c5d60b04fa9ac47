import type { LoaderFunctionArgs } from 'react-router';
import { searchAddress } from '../search/search-query.ts';
import { settingsContext } from '../session/page-context.ts';
import { type Industry, industryTree } from '../session/reference.server.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** `/sitemap-industries.xml`: the search of each industry, category and subcategory. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const tree = await industryTree(context);
  return xmlAnswer(sitemapXml(tree.flatMap(searchesOf).map((path) => ({ address: origin + path }))));
}

function searchesOf({ id: industry, categories }: Industry): string[] {
  return [
    searchAddress({ industry }),
    ...categories.flatMap(({ id: category, subCategories }) => [
      searchAddress({ industry, category }),
      ...subCategories.map(({ id: subcategory }) => searchAddress({ industry, category, subcategory })),
    ]),
  ];
}
