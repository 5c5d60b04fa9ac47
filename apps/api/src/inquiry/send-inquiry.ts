import { randomUUID } from 'node:crypto';
import { type Data, type Input, inquiryLimits, type sendInquiry as sendInquiryCall } from '@kontor/contract';
import { wantedByIssue } from '@kontor/contract/wanted-by';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { getBusinessCards } from '../business/get-business-cards.ts';
import { listBusinessesOfPeople } from '../business/members/list-businesses-of-people.ts';
import type { ForEither } from '../business/policy.ts';
import { findContact } from '../connection/find-contact.ts';
import { found } from '../found.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { earliestToday } from '../time-zone/earliest-today.ts';
import { writeOnce } from '../write/write-once.ts';
import { addMessage } from './add-message.ts';
import { noteAsked } from './answering/note-asked.ts';
import { filled } from './filled.ts';
import { receivedKind } from './notification-kinds.ts';
import { nameOfSender } from './parties.ts';
import { partyOf } from './party.ts';
import { insertInquiry } from './queries.ts';
import { routeInquiries } from './routing/route-inquiries.ts';
import { admitContacts } from './safety/admit-contacts.ts';
import { sendToPerson } from './send-to-person.ts';
import { readFiles, useFiles } from './sent-files.ts';
import { foundBy } from './words.ts';

type Sent = Input<typeof sendInquiryCall>['body'];

/**
 * Sends an inquiry to a business, and the same to others: a conversation with each; or a message to a person. The product is told to the business that offers it.
 * @throws BadRequest for a text of nothing but spaces and a day in the past, NotFound for a business or product there is not, Conflict for a business of one's own,
 * what `admitContacts` and `sendToPerson` throw
 */
export async function sendInquiry(context: ForEither, sent: Sent): Promise<Data<typeof sendInquiryCall>> {
  const { actor } = context;
  if (await findContact(context, actor.id, sent.to)) return sendToPerson(context, sent);
  const subject = filled('subject', plainLine(sent.subject));
  const content = filled('message', plainLines(sent.message));
  if (sent.wantedBy !== undefined) refuseDay(sent.wantedBy);
  const receivers = [...new Set([sent.to, ...(sent.others ?? [])].map((id) => id.toLowerCase()))];
  if (receivers.length > inquiryLimits.suppliers) throw new KontorError('BadRequest', 'Too many businesses.');
  const [own, cards, products] = await Promise.all([
    listBusinessesOfPeople(context, [actor.id]),
    getBusinessCards(context, receivers),
    sent.productID ? getProductCards(context, [sent.productID.toLowerCase()]) : [],
  ]);
  if (own.get(actor.id)?.some((id) => receivers.includes(id)))
    throw new KontorError('Conflict', 'This is your own business: write to your colleagues instead.');
  const names = receivers.map((id) => found(cards.get(id), 'business').general.companyName);
  const product = sent.productID === undefined ? undefined : found(products[0], 'product');
  if (product && !receivers.includes(product.businessID))
    throw new KontorError('NotFound', 'There is no such product of these businesses.');
  const files = await readFiles(context, sent);
  const sender = partyOf(actor);
  const senderName = await nameOfSender(context);
  const common = {
    sender,
    subject,
    quantity: sent.quantity,
    wantedBy: sent.wantedBy,
    deliveryPlace: plainLine(sent.deliveryPlace ?? '') ?? undefined,
    suppliers: receivers.length,
  };

  return writeOnce(
    context,
    sent,
    ({ requestID }) => ({ noun: 'inquiry', id: requestID }),
    async (trx) => {
      const admitted = await admitContacts(trx, actor, receivers);
      // Stored once, whoever gets them.
      await useFiles(trx, files);
      const batchID = randomUUID();
      const requestIDs: string[] = [];
      for (const [place, receiverID] of receivers.entries()) {
        const asked = product?.businessID === receiverID ? product : undefined;
        const inquiryID = await insertInquiry(trx, {
          ...common,
          batchID,
          receiver: { column: 'business_id', id: receiverID },
          folder: admitted.folderOf(receiverID),
          product: asked && { id: asked.productID, name: asked.name },
        });
        await addMessage(trx, receivedKind, {
          inquiryID,
          side: 'S',
          authorID: actor.id,
          content,
          words: foundBy(
            senderName,
            names[place] ?? '',
            subject,
            asked?.name ?? '',
            content,
            ...files.map(({ name }) => name),
          ),
          files,
        });
        requestIDs.push(inquiryID);
      }
      await admitted.count(new Map(receivers.map((id, place) => [id, requestIDs[place] as string])));
      const inquiries = requestIDs.map((inquiryID, place) => ({
        inquiryID,
        businessID: receivers[place] as string,
      }));
      await noteAsked(trx, { sender, authorID: actor.id, inquiries });
      await routeInquiries(trx, requestIDs);
      return { requestID: requestIDs[0] as string, requestIDs };
    },
  );
}

/** @throws BadRequest for a day there is not, and one that is over wherever who sends it may be */
function refuseDay(wantedBy: string): void {
  const wrong = wantedByIssue(wantedBy, earliestToday(new Date()));
  if (!wrong) return;
  const issue = issueAt('wantedBy', wrong);
  throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
