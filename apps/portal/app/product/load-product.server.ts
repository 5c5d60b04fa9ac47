import {
  canonicalProductPath,
  getBusinessProfile,
  getProduct,
  getReactionSummary,
  idFromSlug,
  type Product,
  productAddress,
} from '@kontor/contract';
import { compareLimits } from '@kontor/contract/compare-limits';
import { joinedNames } from '@kontor/web/language/joined';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { amountText } from '../amount/amount-text.ts';
import { logoOf } from '../business/business-view.ts';
import { loadComments } from '../comment/load-comments.server.ts';
import { compareAddress } from '../compare/compare-address.ts';
import { properAddress } from '../page/proper-address.ts';
import { visitContext } from '../session/page-context.ts';
import { namesOfPath } from '../session/reference.server.ts';
import { specInWords } from '../specification/spec-text.ts';
import { dataSheetView } from './data-sheet-view.server.ts';
import { productMeta } from './product-meta.server.ts';
import { tileOf } from './product-view.ts';
import { productsOfBusiness } from './products-of-business.server.ts';
import { viewOfProduct } from './view-of-product.server.ts';

const mainProducts = 8;

/**
 * The product an address names, with its business and how many like it: without one of the three there is no page (checklist 113).
 * The business's other products stand below where they could be loaded. 404 when there is no such product.
 */
export async function loadProduct(args: LoaderFunctionArgs) {
  const { params, url, context } = args;
  const productID = idFromSlug(params.slug);
  if (!productID) throw data(null, { status: 404 });
  const { call, i18n } = context.get(visitContext);
  const product = await call(getProduct, { params: { productID } });
  const { businessID, businessProfile } = product;
  const named = { id: productID, name: product.name, company: businessProfile.general.companyName };
  const own = [canonicalProductPath(named), productAddress(named)];
  const proper = properAddress(url, own, productID);
  if (proper) throw redirect(proper);
  const place = placeOf(product);
  const [business, reactions, others, comments, namesOfPlace] = await Promise.all([
    call(getBusinessProfile, { params: { businessID } }),
    call(getReactionSummary, { params: { resourceID: productID } }),
    productsOfBusiness(businessID, args),
    loadComments(productID, args),
    namesOfPath(place.at(-1)?.id ?? '', context),
  ]);
  const { general, tradeCapabilities } = business;
  const view = viewOfProduct(product, i18n);
  const otherProducts = others?.filter((other) => other.productID !== productID);
  return {
    ...view,
    photos: product.photos.map(({ url, alt }) => ({ url, alt })),
    likes: reactions.reactionCount.like,
    place,
    specifications: {
      leadTime: product.leadTime,
      minimumOrder: product.minimumOrder && amountText(product.minimumOrder, i18n),
      keywords: wordsBeside(product.keywords, [...place.map(({ name }) => name), ...namesOfPlace]),
    },
    technical: rowsOf(product.specs, i18n.locale),
    videos: product.videos,
    comments,
    dataSheets: (product.dataSheets ?? []).map((sheet) => dataSheetView(sheet, context.get(visitContext))),
    source: product.source,
    business: {
      ...view.company,
      logo: logoOf(businessProfile),
      tier: business.subscription,
      verified: business.verified,
      businessType: general.businessType.name,
      yearEstablished: general.yearStablished,
      totalEmployees: general.totalEmployees,
      categories: joinedNames(
        general.categories.map(({ name }) => name),
        i18n.locale,
      ),
      leadTime: tradeCapabilities.averageLeadTime,
    },
    mainProducts: otherProducts?.slice(0, mainProducts).map((other) => tileOf(other, general.companyName)),
    hasMoreProducts: (otherProducts?.length ?? 0) > mainProducts,
    /** Where it stands beside the first of them. */
    comparison:
      otherProducts && otherProducts.length > 0
        ? compareAddress(
            [productID, ...otherProducts.map((other) => other.productID)].slice(0, compareLimits.atOnce),
          )
        : undefined,
    meta: productMeta(product, context),
  };
}

/** The product's place in the industry tree as links of a search. */
function placeOf({ industry, category, subCategory }: Product): { id: string; name: string }[] {
  return [industry, category, subCategory].flatMap((node) =>
    node ? [{ id: node.id, name: node.name }] : [],
  );
}

/** Keywords that say more than the product's place in the industry tree, which stands above its name, in whichever language. */
function wordsBeside(keywords: readonly string[], namesOfPlace: readonly string[]): string[] {
  const named = new Set(namesOfPlace.map(plain));
  return keywords.filter((keyword) => !named.has(plain(keyword)));
}

/** "PLC & Control Systems" and "plc and control systems", "Interfaz hombre-máquina (HMI)" with and without what is in brackets. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One row a key; what is stated twice stands in one row, what has no key or no value in none. */
function rowsOf(specs: Product['specs'], locale: string): { label: string; value: string }[] {
  const rows = new Map<string, string>();
  for (const spec of specs) {
    if (spec.key.trim() === '' || spec.value.trim() === '') continue;
    const { label, value } = specInWords(spec, locale);
    rows.set(label, rows.has(label) ? `${rows.get(label)}; ${value}` : value);
  }
  return [...rows].map(([label, value]) => ({ label, value }));
}

export type ProductPageData = Awaited<ReturnType<typeof loadProduct>>;
