import { listBusinessesInDirectory, listDirectoryCountries, listProductsInDirectory } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { xmlAnswer } from '../seo/xml-answer.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import {
  type CountryKind,
  countriesAddress,
  countryKinds,
  type DirectoryList,
  fewestIndexed,
  listAddress,
} from './directory-address.ts';
import { directoryLists } from './directory-lists.ts';

/** `/sitemap-directory.xml`: the lists and the countries' pages with enough in them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);

  async function totalOf(list: DirectoryList): Promise<number> {
    const query = { skip: 0 };
    if (list === 'certified-products' || list === 'price-list')
      return (await call(listProductsInDirectory, { params: { list }, query })).total;
    return (await call(listBusinessesInDirectory, { params: { list }, query })).total;
  }

  async function countriesOf(kind: CountryKind): Promise<string[]> {
    const rows = await call(listDirectoryCountries, { query: { businessType: countryKinds[kind] } });
    const shown = rows.filter(({ total }) => total >= fewestIndexed);
    const all = rows.length >= fewestIndexed ? [countriesAddress(kind)] : [];
    return [...all, ...shown.map(({ country }) => countriesAddress(kind, country.code))];
  }

  const lists = Object.keys(directoryLists) as DirectoryList[];
  const [totals, countries] = await Promise.all([
    Promise.all(lists.map(totalOf)),
    Promise.all((Object.keys(countryKinds) as CountryKind[]).map(countriesOf)),
  ]);
  const full = lists.filter((_, index) => (totals[index] ?? 0) >= fewestIndexed);
  const paths = [...full.map((list) => listAddress(list)), ...countries.flat()];
  return xmlAnswer(sitemapXml(paths.map((path) => ({ address: origin + path }))));
}
