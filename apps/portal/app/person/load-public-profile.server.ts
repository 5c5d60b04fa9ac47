import {
  getConnectionSummary,
  getFollowSummary,
  getPublicProfile,
  idFromSlug,
  listBusinessesOfPerson,
  personAddress,
} from '@kontor/contract';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { viewOfCompany } from '../business/company-view.ts';
import { connectionsText } from '../connection/connections-text.server.ts';
import { followersText } from '../follow/followers-text.server.ts';
import { latestPosts } from '../post/latest-posts.server.ts';
import { visitContext } from '../session/page-context.ts';
import { publicProfileMeta } from './profile-meta.server.ts';
import { viewOfProfile } from './profile-view.ts';

/** The person an address names, with their businesses; 404 when there is none. */
export async function loadPublicProfile({ params, url, context }: LoaderFunctionArgs) {
  const userID = params.userID?.length === 36 ? idFromSlug(params.userID) : undefined;
  if (!userID) throw data(null, { status: 404 });
  if (url.pathname !== personAddress(userID)) throw redirect(personAddress(userID) + url.search);
  const { call, i18n } = context.get(visitContext);
  const [profile, businesses, { followers }, posts, { connections }] = await Promise.all([
    call(getPublicProfile, { params: { userID } }),
    call(listBusinessesOfPerson, { query: { userID } }),
    call(getFollowSummary, { params: { id: userID } }),
    latestPosts(userID, context),
    call(getConnectionSummary, { params: { id: userID } }),
  ]);
  return {
    ...viewOfProfile(profile, i18n.locale),
    id: userID,
    followers,
    followersText: followersText(followers, i18n),
    connections: connectionsText(connections, i18n),
    origin: profile.origin,
    likes: profile.reactions.reactionCount.like,
    businessType: profile.businessType?.name,
    industry: profile.industry?.name,
    language: profile.preferredLanguage?.name,
    birthDate: profile.birthDate,
    about: profile.briefPresentation,
    businesses: businesses.map(viewOfCompany),
    latestPosts: posts,
    meta: publicProfileMeta(profile, context),
  };
}

export type PublicProfileData = Awaited<ReturnType<typeof loadPublicProfile>>;
