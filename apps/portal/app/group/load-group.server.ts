import { getGroup, idFromSlug, loadTimeline, type Post } from '@kontor/contract';
import { groupLimits } from '@kontor/contract/group-limits';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { viewOfPost } from '../post/post-view.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { pageSize } from '../timeline/page-size.ts';
import { groupAddress } from './group-address.ts';
import { viewOfGroup } from './group-view.ts';

/** A group with what whoever asks may read of it; 404 where there is none, and for a private one of others. */
export async function loadGroup({ params, request, context }: LoaderFunctionArgs) {
  const groupID = params.groupID?.length === 36 ? idFromSlug(params.groupID) : undefined;
  if (!groupID) throw data(null, { status: 404 });
  const { call, i18n, language } = context.get(visitContext);
  const { country, origin } = context.get(settingsContext);
  const search =
    new URL(request.url).searchParams.get('search')?.trim().slice(0, groupLimits.search) || undefined;
  const group = await call(getGroup, { params: { groupID } });
  const { mine } = group;
  // Whoever is invited to a private group reads what it is for, and none of what stands in it.
  const mayRead = group.access !== 'private' || mine?.role !== undefined;
  const timeline = mayRead
    ? await call(loadTimeline, { params: { id: groupID }, query: { size: pageSize, search } })
    : { items: [], pinnedPosts: [], next: undefined };
  const pinned = timeline.pinnedPosts ?? [];
  const isPinned = ({ postID }: Post) => pinned.some((each) => each.postID === postID);
  // What is pinned stands first, and is not said twice.
  const posts = [...pinned, ...timeline.items.filter((post) => !isPinned(post))];
  const portal = `${brand.name} ${countryName(country, language)}`;
  const view = viewOfGroup(group, i18n);
  // Chinese says as much in fewer characters, and search engines show fewer.
  const said = language === 'zh' ? 40 : 90;
  return {
    id: groupID,
    group: view,
    rules: group.rules,
    mine,
    known: {
      count: mine?.known.count ?? 0,
      people: (mine?.known.named ?? []).map((person) => viewOfAuthor(person, i18n)),
    },
    search,
    posts: posts.map((post) => viewOfPost(post, i18n, origin)),
    next: timeline.next,
    meta: {
      title: i18n._(msg`${cutText(group.name, 40)}: group | ${portal}`),
      description: i18n._(
        msg`${cutText(group.description.replace(/\s+/g, ' '), said)} A business group on ${portal}: ${cutText(view.field, 40)}.`,
      ),
      keywords: keywordList([group.name, view.field, i18n._(msg`business groups`), portal]),
      canonical: origin + groupAddress(groupID),
      hidden: view.isDemo || search !== undefined || group.access === 'private',
    },
  };
}
