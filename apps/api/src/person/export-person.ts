import type { PersonArchive } from '@kontor/contract';
import { listBlockingOfPerson } from '../blocking/list-blocking-of-person.ts';
import { listEditsOfPerson } from '../business/edit/archive/list-edits-of-person.ts';
import { listAnswersOfPerson } from '../business/members/list-answers-of-person.ts';
import { listMemberships } from '../business/members/list-memberships.ts';
import { listCommentsOfPerson } from '../comment/list-comments-of-person.ts';
import { listConnectionsOfPerson } from '../connection/list-connections-of-person.ts';
import type { Context } from '../context.ts';
import { listFavoritesOfPerson } from '../favorite/list-favorites-of-person.ts';
import { listFollowsOfPerson } from '../follow/list-follows-of-person.ts';
import { listFollowUpsOfPerson } from '../follow-up/list-follow-ups-of-person.ts';
import { listGroupsOfPerson } from '../group/list-groups-of-person.ts';
import { listHoldsOfPerson } from '../hold/list-holds-of-person.ts';
import { listAbsencesOfPerson } from '../inquiry/absence/list-absences-of-person.ts';
import { listInquiriesOfPerson } from '../inquiry/list-inquiries-of-person.ts';
import { listReceivedFiles } from '../inquiry/list-received-files.ts';
import { listRulesOfPerson } from '../inquiry/routing/list-rules-of-person.ts';
import { listSafetyOfPerson } from '../inquiry/safety/list-safety-of-person.ts';
import { listNotesOfPerson } from '../inquiry/team/list-notes-of-person.ts';
import { listInvoicesOfOrders } from '../invoice/list-invoices-of-orders.ts';
import { listListsOfPerson } from '../list/list-lists-of-person.ts';
import { listPurchasesOfPerson } from '../membership/list-purchases-of-person.ts';
import { getNewsfeedChoice } from '../newsfeed/get-newsfeed-choice.ts';
import { listNotificationsOfPerson } from '../notification/list-notifications-of-person.ts';
import { listOperatorRoles } from '../operator/list-operator-roles.ts';
import { listPostsOfPerson } from '../post/list-posts-of-person.ts';
import { listChangedProducts } from '../product/edit/list-changed-products.ts';
import { listImportsOfPerson } from '../product/import/list-imports-of-person.ts';
import { listReactions } from '../reaction/list-reactions.ts';
import { listReportsOfPerson } from '../report/list-reports-of-person.ts';
import { listSearchDigestsOfPerson } from '../saved-search/digest/list-search-digests-of-person.ts';
import { listSavedSearchesOfPerson } from '../saved-search/list-saved-searches-of-person.ts';
import { listSupportOfPerson } from '../support/list-support-of-person.ts';
import { listUploads } from '../upload/list-uploads.ts';
import { presentForArchive } from './present.ts';
import { findWholeRow } from './queries.ts';

/** All that is stored about a person. Whoever adds a table or a column about people adds it here; `tables-about-people.test.ts` asks for it. */
export async function exportPerson({ db }: Pick<Context, 'db'>, id: string): Promise<PersonArchive> {
  const row = await findWholeRow(db, id);
  const purchases = await listPurchasesOfPerson({ db }, id);
  const orderIDs = purchases.orders.map(({ orderID }) => orderID);
  return {
    ...(row ? { profile: presentForArchive(row) } : {}),
    businesses: await listMemberships({ db }, id),
    ...(await listAnswersOfPerson({ db }, id)),
    operatorRoles: await listOperatorRoles({ db }, id),
    products: await listChangedProducts({ db }, id),
    productImports: await listImportsOfPerson({ db }, id),
    inquiries: await listInquiriesOfPerson({ db }, id),
    inquirySafety: await listSafetyOfPerson({ db }, id),
    reports: await listReportsOfPerson({ db }, id),
    receivedFiles: await listReceivedFiles({ db }, id),
    inquiryNotes: await listNotesOfPerson({ db }, id),
    absences: await listAbsencesOfPerson({ db }, id),
    routingRules: await listRulesOfPerson({ db }, id),
    notifications: await listNotificationsOfPerson({ db }, id),
    uploads: await listUploads({ db }, id),
    reactions: await listReactions({ db }, id),
    posts: await listPostsOfPerson({ db }, id),
    newsfeed: await getNewsfeedChoice({ db }, id),
    comments: await listCommentsOfPerson({ db }, id),
    favorites: await listFavoritesOfPerson({ db }, id),
    lists: await listListsOfPerson({ db }, id),
    savedSearches: await listSavedSearchesOfPerson({ db }, id),
    savedSearchDigests: await listSearchDigestsOfPerson({ db }, id),
    followUps: await listFollowUpsOfPerson({ db }, id),
    follows: await listFollowsOfPerson({ db }, id),
    holds: await listHoldsOfPerson({ db }, id),
    blocking: await listBlockingOfPerson({ db }, id),
    connections: await listConnectionsOfPerson({ db }, id),
    purchases,
    invoices: await listInvoicesOfOrders({ db }, orderIDs),
    support: await listSupportOfPerson({ db }, id),
    groups: await listGroupsOfPerson({ db }, id),
    businessEdits: await listEditsOfPerson({ db }, id),
  };
}
