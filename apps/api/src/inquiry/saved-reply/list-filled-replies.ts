import { type FilledReply, fillPlaceholders, type Language, type Placeholder } from '@kontor/contract';
import { getBusinessCards } from '../../business/get-business-cards.ts';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { getPersonCards } from '../../person/get-person-cards.ts';
import { getPreferredLanguage } from '../../person/get-preferred-language.ts';
import { findSettings } from '../inbox-settings/queries.ts';
import { partyOf } from '../party.ts';
import { findInquiry, findSides } from '../queries.ts';
import { subjectIn } from '../subject-in.ts';
import { textFor } from '../texts-by-language.ts';
import { findCorrespondent } from './correspondent-queries.ts';
import { findReplies } from './queries.ts';

/**
 * The saved replies of a business as they would stand in a conversation: in the language of the account of whoever wrote last on the
 * other side, else in the reader's, with all placeholders filled in of which something is known. @throws NotFound
 */
export async function listFilledReplies(context: ForMember, id: string): Promise<{ replies: FilledReply[] }> {
  const { db, actor } = context;
  const { businessID } = actor.actingBusiness;
  const asked = { id, party: partyOf(actor) };
  const inquiry = found(await findInquiry(db, asked), 'request');
  const { other_hides_names } = found(await findSides(db, asked), 'request');
  const [rows, correspondent, { shows_names }, [me], cards] = await Promise.all([
    findReplies(db, businessID),
    findCorrespondent(db, { inquiryID: id, side: inquiry.side }),
    findSettings(db, businessID),
    getPersonCards(context, [actor.id]),
    getBusinessCards(context, [businessID]),
  ]);
  const theirs = correspondent && (await getPreferredLanguage(context, correspondent.id));
  const wanted = theirs ? [theirs, context.language] : [context.language];
  const knownIn = (language: Language): Partial<Record<Placeholder, string>> => ({
    buyer: other_hides_names ? '' : (correspondent?.first_name ?? ''),
    subject: subjectIn(inquiry.subject, language),
    product: inquiry.product_name ?? '',
    // Who writes as the business alone signs as it.
    me: (shows_names ? me?.firstName : cards.get(businessID)?.general.companyName) ?? '',
  });
  return {
    replies: rows.flatMap((row) => {
      const chosen = textFor(row.texts, wanted);
      if (!chosen) return [];
      const { text, language } = chosen;
      return { replyID: row.id, name: row.name, text: fillPlaceholders(text, knownIn(language)), language };
    }),
  };
}
