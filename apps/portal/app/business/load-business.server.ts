import { businessAddress, canonicalBusinessPath, getBusinessProfile, idFromSlug } from '@kontor/contract';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { properAddress } from '../page/proper-address.ts';
import { productsOfBusiness } from '../product/products-of-business.server.ts';
import { visitContext } from '../session/page-context.ts';
import { answeringText } from './answering-text.server.ts';
import { businessMeta } from './business-meta.server.ts';
import { businessPageData } from './business-page-data.ts';

/** The business an address names, with its first products or `?products=all`; 404 when there is none. */
export async function loadBusiness(args: LoaderFunctionArgs) {
  const { params, url, context } = args;
  const businessID = idFromSlug(params.slug);
  if (!businessID) throw data(null, { status: 404 });
  const { call, language, i18n } = context.get(visitContext);
  const [{ data: profile, session }, products] = await Promise.all([
    call.whole(getBusinessProfile, { params: { businessID } }),
    productsOfBusiness(businessID, args),
  ]);
  const named = { id: businessID, name: profile.general.companyName };
  const proper = properAddress(url, [canonicalBusinessPath(named), businessAddress(named)], businessID);
  if (proper) throw redirect(proper);
  const all = url.searchParams.get('products') === 'all';
  const shown = { language, products, all, accessLevel: session?.accessLevel, i18n };
  const answering = answeringText(profile.answering, i18n);
  return { ...businessPageData(profile, shown), answering, meta: businessMeta(profile, context) };
}
