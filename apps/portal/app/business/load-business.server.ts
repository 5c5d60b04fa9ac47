import {
  businessAddress,
  canonicalBusinessPath,
  checkReaction,
  getBusinessProfile,
  getFollowSummary,
  idFromSlug,
  listShownConnections,
  sessionHeader,
} from '@kontor/contract';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { shownConnections } from '../connection/shown-connections.server.ts';
import { followersText } from '../follow/followers-text.server.ts';
import { properAddress } from '../page/proper-address.ts';
import { latestPosts } from '../post/latest-posts.server.ts';
import { productsOfBusiness } from '../product/products-of-business.server.ts';
import { visitContext } from '../session/page-context.ts';
import { answeringText } from './answering-text.server.ts';
import { businessMeta } from './business-meta.server.ts';
import { businessPageData } from './business-page-data.ts';
import { ownText } from './own-text.server.ts';
import { publicRecord } from './public-record.server.ts';

const namedConnections = 12;

/** The business an address names, with its first products or `?products=all`; 404 when there is none. */
export async function loadBusiness(args: LoaderFunctionArgs) {
  const { params, request, url, context } = args;
  const businessID = idFromSlug(params.slug);
  if (!businessID) throw data(null, { status: 404 });
  const { call, language, i18n } = context.get(visitContext);
  const isPerson = request.headers.has(sessionHeader);
  const [{ data: profile, session }, products, { followers, follow }, posts, connections, reaction] =
    await Promise.all([
      call.whole(getBusinessProfile, { params: { businessID } }),
      productsOfBusiness(businessID, args),
      call(getFollowSummary, { params: { id: businessID } }),
      latestPosts(businessID, context),
      call(listShownConnections, { params: { id: businessID }, query: { size: namedConnections } }),
      isPerson ? call(checkReaction, { params: { resourceID: businessID } }) : undefined,
    ]);
  const named = { id: businessID, name: profile.general.companyName };
  const proper = properAddress(url, [canonicalBusinessPath(named), businessAddress(named)], businessID);
  if (proper) throw redirect(proper);
  const all = url.searchParams.get('products') === 'all';
  const shown = { language, products: products ?? [], all, accessLevel: session?.accessLevel, i18n };
  const answering = answeringText(profile.answering, i18n);
  const social = {
    followers,
    followersText: followersText(followers, i18n),
    mine: reaction && { isLiked: reaction.reactionType === 'like', followed: follow },
  };
  return {
    ...businessPageData(profile, shown),
    answering,
    ownText: ownText(session?.accessLevel, i18n),
    record: publicRecord(profile, { language, i18n }),
    social,
    latestPosts: posts,
    connected: shownConnections(connections, i18n),
    meta: businessMeta(profile, { hasPosts: posts.posts.length > 0, context }),
  };
}
