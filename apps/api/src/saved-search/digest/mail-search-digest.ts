import { addressById, type MailList, savedSearchAddress } from '@kontor/contract';
import { getBusinessCards } from '../../business/get-business-cards.ts';
import type { JobContext } from '../../job/job-context.ts';
import { handOverMail } from '../../mail/hand-over-mail.ts';
import { nameInMail } from '../../mail/name-in-mail.ts';
import { unsubscribeAddress } from '../../notification/unsubscribe-address.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { getProductCards } from '../../product/get-product-cards.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { findDigest, findTold, type ToldRow } from './digest-queries.ts';
import { searchDigestMail } from './mails.ts';

/** What things are called in a mail, by their ids; those that are no longer listed have no name. */
type Names = ReadonlyMap<string, string>;

/**
 * Mails what was found new in somebody's searches, but of those whose mails were ended since; no mail when nothing of it is left. The same
 * digest again is the same mail. @throws what the account service answers that does not take it
 */
export async function mailSearchDigest(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  digestID: string,
): Promise<void> {
  const { db, settings } = context;
  const digest = await findDigest(db, digestID);
  if (!digest) return;
  const [[reader], told] = await Promise.all([
    findPeopleByIDs({ db }, [digest.person_id]),
    findTold(db, digestID),
  ]);
  const origin = settings.PORTAL_ORIGIN;
  const names = await namesOf(context, told);
  const lists = told.flatMap((row) => listOf(row, names, origin) ?? []);
  if (!reader?.email || lists.length === 0) return;
  const { email, language, name } = reader;
  const mail = searchDigestMail.inEachLanguage(
    { email, language, unsubscribe: unsubscribeAddress(origin, digest.mail_token) },
    { name: nameInMail(name), link: `${origin}/favorites?tab=searches` },
  );
  await handOverMail(context, digest.mail_token, { ...mail, lists });
}

async function namesOf({ db }: Pick<JobContext, 'db'>, told: readonly ToldRow[]): Promise<Names> {
  const idsOf = (type: ToldRow['resource_type']) =>
    told.filter(({ resource_type }) => resource_type === type).flatMap(({ found }) => found);
  const reading = { db, reference: await loadReference(db), language: 'en' } as const;
  const businesses = await getBusinessCards(reading, idsOf('business'));
  const products = await getProductCards(reading, idsOf('product'));
  return new Map([
    ...[...businesses].map(([id, { general }]) => [id, general.companyName] as const),
    ...products.map(
      ({ productID, name, businessProfile }) =>
        [productID, `${name} · ${businessProfile.general.companyName}`] as const,
    ),
  ]);
}

/** Undefined where nothing of what was found is listed any more. */
function listOf(row: ToldRow, names: Names, origin: string): MailList | undefined {
  const { id: savedSearchID, resource_type: type, query, found } = row;
  const items = found.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : { label: nameInMail(name), link: origin + addressById(type, id) };
  });
  if (items.length === 0) return undefined;
  return {
    title: nameInMail(row.name),
    link: origin + savedSearchAddress({ savedSearchID, [type]: query }, true),
    items,
    total: row.total - (found.length - items.length),
    unsubscribe: unsubscribeAddress(origin, row.mail_token),
  };
}
