import { randomUUID } from 'node:crypto';
import type { Data, Input, sendInquiry as sendInquiryCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { findContact } from '../connection/find-contact.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { writeOnce } from '../write/write-once.ts';
import { addMessage } from './add-message.ts';
import { filled, refusal } from './filled.ts';
import { messageKind } from './notification-kinds.ts';
import { nameOfSender } from './parties.ts';
import { partyOf } from './party.ts';
import { insertInquiry } from './queries.ts';
import { checkMayContact } from './safety/check-may-write.ts';
import { readFiles, useFiles } from './sent-files.ts';
import { foundBy } from './words.ts';

type Sent = Input<typeof sendInquiryCall>['body'];

/** What is asked of businesses alone. */
const ofBusinesses = ['others', 'productID', 'quantity', 'wantedBy', 'deliveryPlace'] as const;

/**
 * Begins a conversation between two people who are connected; it goes on when the connection ends.
 * @throws BadRequest for what is asked of businesses alone, Forbidden where they are not connected, what `checkMayContact` throws
 */
export async function sendToPerson(context: ForEither, sent: Sent): Promise<Data<typeof sendInquiryCall>> {
  const { actor } = context;
  const personID = sent.to.toLowerCase();
  const unasked = ofBusinesses.find((field) => sent[field] !== undefined);
  if (unasked) throw refusal(unasked, 'unexpected', 'This is asked of businesses alone.');
  const subject = filled('subject', plainLine(sent.subject));
  const content = filled('message', plainLines(sent.message));
  const [files, name, [card]] = await Promise.all([
    readFiles(context, sent),
    nameOfSender(context),
    getPersonCards(context, [personID]),
  ]);
  const about = ({ requestID }: { requestID: string }) => ({ noun: 'inquiry', id: requestID });
  return writeOnce(context, sent, about, async (trx) => {
    const contact = await findContact({ db: trx }, actor.id, personID);
    if (actor.actingBusiness || !contact?.isConnected)
      throw new KontorError('Forbidden', 'You can write only to people you are connected with, as yourself.');
    await checkMayContact(trx, actor, [personID]);
    await useFiles(trx, files);
    const inquiryID = await insertInquiry(trx, {
      sender: partyOf(actor),
      receiver: { column: 'person_id', id: personID },
      subject,
      batchID: randomUUID(),
      product: undefined,
      quantity: undefined,
      wantedBy: undefined,
      deliveryPlace: undefined,
      suppliers: 1,
      folder: 'inbox',
    });
    const other = card ? `${card.firstName} ${card.lastName}` : '';
    const words = foundBy(name, other, subject, content, ...files.map((file) => file.name));
    await addMessage(trx, messageKind, { inquiryID, side: 'S', authorID: actor.id, content, words, files });
    return { requestID: inquiryID, requestIDs: [inquiryID] };
  });
}
