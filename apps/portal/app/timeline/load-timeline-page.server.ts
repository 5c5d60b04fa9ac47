import {
  addressById,
  CallError,
  getBusinessProfile,
  getPublicProfile,
  idFromSlug,
  loadTimeline,
} from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { logoOf } from '../business/business-view.ts';
import { photoOf } from '../person/photo-of.ts';
import { countryName } from '../portal-country.ts';
import { viewOfPost } from '../post/post-view.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { timelineAddress, timelineFeedAddress } from './timeline-address.ts';

type Context = LoaderFunctionArgs['context'];

/** Posts of a page. */
export const pageSize = 10;

/** What a person or a business posted; 404 where nobody has such a timeline. */
export async function loadTimelinePage({ params, context }: LoaderFunctionArgs) {
  const id = params.timelineID?.length === 36 ? idFromSlug(params.timelineID) : undefined;
  if (!id) throw data(null, { status: 404 });
  const { call, i18n } = context.get(visitContext);
  const { origin } = context.get(settingsContext);
  const [timeline, owner] = await Promise.all([
    call(loadTimeline, { params: { id }, query: { size: pageSize } }),
    ownerOf(id, context),
  ]);
  const view = (post: (typeof timeline.items)[number]) => viewOfPost(post, i18n, origin);
  // The pinned one stands first, and is not said twice.
  const posts = timeline.items.filter(({ postID }) => postID !== timeline.pinned?.postID);
  return {
    id,
    owner,
    posts: [...(timeline.pinned ? [timeline.pinned] : []), ...posts].map(view),
    next: timeline.next,
    meta: timelineMeta(id, owner, context),
  };
}

export interface TimelineOwner {
  type: 'business' | 'user';
  name: string;
  href: string;
  picture: string;
  isDemo: boolean;
}

/** A timeline is that of a business, else that of a person. */
export async function ownerOf(id: string, context: Context): Promise<TimelineOwner> {
  const { call } = context.get(visitContext);
  try {
    const business = await call(getBusinessProfile, { params: { businessID: id } });
    return {
      type: 'business',
      name: business.general.companyName,
      href: addressById('business', id),
      picture: logoOf(business),
      isDemo: business.origin === 'demo',
    };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
  }
  const person = await call(getPublicProfile, { params: { userID: id } });
  return {
    type: 'user',
    name: `${person.firstName} ${person.lastName}`,
    href: addressById('person', id),
    picture: photoOf(person, 96),
    isDemo: person.origin === 'demo',
  };
}

function timelineMeta(id: string, { name, isDemo }: TimelineOwner, context: Context): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  return {
    title: i18n._(msg`Posts by ${name} | ${portal}`),
    description: i18n._(msg`News, offers and trade fairs: what ${name} posts on ${portal}.`),
    keywords: keywordList([name, i18n._(msg`Posts`), portal]),
    canonical: origin + timelineAddress(id),
    hidden: isDemo,
    feed: { address: origin + timelineFeedAddress(id), title: i18n._(msg`Posts by ${name}`) },
  };
}
