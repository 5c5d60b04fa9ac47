import { businessAddress, canonicalBusinessPath, getBusinessProfile, idFromSlug } from '@kontor/contract';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { properAddress } from '../page/proper-address.ts';
import { coverAddress } from '../picture/picture-address.ts';
import { tileOf } from '../product/product-view.ts';
import { productsOfBusiness } from '../product/products-of-business.server.ts';
import { visitContext } from '../session/page-context.ts';
import { businessMeta } from './business-meta.server.ts';
import { viewOfBusiness } from './business-view.ts';
import { placeName } from './postal-address.ts';
import { verifiedFactsView } from './verified-facts-view.ts';

const firstProducts = 8;

/** The business an address names, with its first products or `?products=all`; 404 when there is none. */
export async function loadBusiness(args: LoaderFunctionArgs) {
  const { params, url, context } = args;
  const businessID = idFromSlug(params.slug);
  if (!businessID) throw data(null, { status: 404 });
  const { call, language } = context.get(visitContext);
  const [{ data: profile, session }, products] = await Promise.all([
    call.whole(getBusinessProfile, { params: { businessID } }),
    productsOfBusiness(businessID, args),
  ]);
  const named = { id: businessID, name: profile.general.companyName };
  const proper = properAddress(url, [canonicalBusinessPath(named), businessAddress(named)], businessID);
  if (proper) throw redirect(proper);
  const all = url.searchParams.get('products') === 'all';
  const shown = all ? products : products.slice(0, firstProducts);
  const { general, contactInfo, factory, tradeCapabilities, businessTerms, certificates, source } = profile;
  return {
    ...viewOfBusiness(profile),
    cover: general.coverPhoto?.url ?? coverAddress(businessID, general.industry?.id),
    place: placeName(contactInfo),
    general,
    contactInfo,
    factory,
    tradeCapabilities,
    businessTerms,
    certificates,
    source,
    /** What whoever asks is to the business; absent for visitors and strangers. */
    accessLevel: session?.accessLevel,
    facts: verifiedFactsView(profile, language),
    products: shown.map((product) => tileOf(product, general.companyName)),
    productCount: products.length,
    meta: businessMeta(profile, context),
  };
}

export type BusinessPageData = Awaited<ReturnType<typeof loadBusiness>>;
