import { createHash } from 'node:crypto';
import { inquiryLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Writer } from '../../actor.ts';
import { getMembership } from '../../business/members/get-membership.ts';
import type { JobContext } from '../../job/job-context.ts';
import { readReceived } from '../../mail/received/read-received.ts';
import { writtenPart } from '../../mail/received/written-part.ts';
import { type Answered, findAnswered } from '../../notification/find-answered.ts';
import { replyCodesIn } from '../../notification/reply-address.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { plainLines } from '../../text/plain-text.ts';
import type { WritingSystem } from '../../write/writing.ts';
import type { Refusal } from './reply-outcome.ts';
import { refuseReply, type SentReply, storeReply } from './store-reply.ts';
import { withoutOurLinks } from './without-our-links.ts';

/** Codes of one mail that are looked up. */
const maxCodes = 5;

interface Came {
  source: Uint8Array;
  /** False where only the first bytes of a mail that is too large were read. */
  isWhole: boolean;
}

/**
 * Makes a message of the mail in which somebody answers a mail of ours, or tells them why it did not become one.
 * @returns whether that was done; false for a mail that is no answer, is from a program, or has an address we did not write: nobody is told
 * @throws what the database answers; then it can be tried again
 */
export async function takeReply(
  context: Pick<JobContext, 'db' | 'settings'> & { system: WritingSystem },
  { source, isWhole }: Came,
): Promise<boolean> {
  const { db, settings, system } = context;
  const mail = await readReceived(source).catch(() => undefined);
  if (!mail || mail.isAutomatic) return false;
  const codes = replyCodesIn(settings, mail.recipients).slice(0, maxCodes);
  const found = await Promise.all(codes.map((code) => findAnswered(context, code)));
  const [answered, ...others] = found.filter((each) => each !== undefined);
  if (!answered) return false;
  const [sender] = await findPeopleByIDs({ db }, [answered.personID]);
  if (!sender?.email) return false;
  const messageHash = createHash('sha256')
    .update(mail.messageID ?? source)
    .digest();
  const reply: SentReply = { answered, messageHash, hasFiles: mail.hasFiles };
  const refuse = async (why: Refusal) => {
    await refuseReply(system, reply, why);
    return true;
  };
  if (mail.isForged) return refuse('forged');
  if (mail.from !== sender.email.toLowerCase()) return refuse('other-sender');
  if (others.some((other) => !isSameConversation(other, answered))) return refuse('several-conversations');
  if (answered.isExpired) return refuse('expired');
  if (!isWhole) return refuse('too-large');
  const written = writtenPart(mail.text, ourSender(settings.MAIL_FROM));
  const content = plainLines(withoutOurLinks(written, settings.PORTAL_ORIGIN)) ?? '';
  if (content === '') return refuse('empty');
  if (content.length > inquiryLimits.message) return refuse('too-long');
  const { personID: id, businessID } = answered;
  const actingBusiness = businessID && (await getMembership({ db }, { businessID, personID: id }));
  if (businessID && !actingBusiness) return refuse('no-access');
  const actor: Writer = { kind: 'person', id, actingBusiness: actingBusiness || undefined };
  try {
    await storeReply(system, reply, { actor, content });
    return true;
  } catch (error) {
    const why = refusalOf(error);
    if (!why) throw error;
    return refuse(why);
  }
}

const isSameConversation = (one: Answered, other: Answered) =>
  one.subjectID === other.subjectID && one.personID === other.personID && one.businessID === other.businessID;

/** Name and address in `MAIL_FROM`, as what people quote names us. */
function ourSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*?)\s*<([^>]+)>$/.exec(from) ?? [];
  return { name: name || address, address };
}

/** What the verb throws at whoever may not write, in words for a mail. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof KontorError)) return undefined;
  if (error.name === 'TooManyRequests') return 'too-many';
  if (error.name === 'Forbidden') return 'suspended';
  if (error.name === 'NotFound') return 'no-access';
  return error.name === 'Conflict' ? 'closed' : undefined;
}
