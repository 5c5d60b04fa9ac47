import {
  type BusinessList,
  directoryPageSize,
  directorySkip,
  listBusinessesInDirectory,
  listProductsInDirectory,
  type ProductList,
} from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { viewOfResult } from '../business/view-of-result.server.ts';
import { countryName } from '../portal-country.ts';
import { viewOfProduct } from '../product/view-of-product.server.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { fewestIndexed, listAddress } from './directory-address.ts';
import { directoryList, directoryLists } from './directory-lists.ts';
import { sharedList } from './shared-directory.server.ts';

const lastPage = directorySkip / directoryPageSize + 1;

/** One page of a list; 404 for a list there is not, and beyond its last page. */
export async function loadList({ params, url, context }: LoaderFunctionArgs) {
  const list = directoryList(params.list);
  const page = pageIn(url.searchParams);
  if (!list || !page) throw data(null, { status: 404 });
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const texts = directoryLists[list];
  const { total, ...results } = await resultsOf(list, (page - 1) * directoryPageSize, context);
  const pages = Math.min(lastPage, Math.max(1, Math.ceil(total / directoryPageSize)));
  if (page > pages) throw data(null, { status: 404 });
  const [title, intro] = [i18n._(texts.title), i18n._(texts.intro)];
  const name = countryName(country, language);
  const portal = `${brand.name} ${name}`;
  const description = i18n._(texts.description(total, portal));
  return {
    list,
    title,
    intro,
    total,
    page,
    pages,
    results,
    meta: {
      title:
        page === 1
          ? i18n._(msg`${title} | ${brand.name} ${name}`)
          : i18n._(msg`${title}, page ${page} | ${brand.name} ${name}`),
      description: page === 1 ? description : i18n._(msg`Page ${page}: ${description}`),
      keywords: `${i18n._(texts.keywords)}, ${name}`,
      canonical: origin + listAddress(list, page),
      hidden: total < fewestIndexed || page > 1,
      things: [breadcrumbList([{ name: brand.name, address: `${origin}/` }, { name: title }])],
      picture: sharePicture(listAddress(list), sharedList(list, total, { i18n }), context),
    },
  };
}

function pageIn(params: URLSearchParams): number | undefined {
  const given = params.get('page') ?? '1';
  return /^[1-9]\d{0,2}$/.test(given) ? Number(given) : undefined;
}

async function resultsOf(
  list: BusinessList | ProductList,
  skip: number,
  context: LoaderFunctionArgs['context'],
) {
  const { call, i18n } = context.get(visitContext);
  const query = { skip };
  if (list === 'certified-products' || list === 'price-list') {
    const { items, total } = await call(listProductsInDirectory, { params: { list }, query });
    return { total, kind: 'products' as const, items: items.map((item) => viewOfProduct(item, i18n)) };
  }
  const { items, total } = await call(listBusinessesInDirectory, { params: { list }, query });
  return { total, kind: 'businesses' as const, items: items.map((item) => viewOfResult(item, i18n)) };
}
