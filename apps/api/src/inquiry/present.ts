import type { Inquiry, InquiryMessage, InquirySide, Product, ShownAbsence } from '@kontor/contract';
import type { FileRow } from './file-queries.ts';
import type { MessageRow } from './message-queries.ts';
import { type Parties, presentParty } from './parties.ts';
import { presentFiles } from './present-file.ts';
import type { InquiryRow } from './queries.ts';
import { presentContent } from './safety/present-content.ts';
import { presentSafety } from './safety/present-safety.ts';
import type { SafetyRow } from './safety/safety-queries.ts';
import { presentColleague } from './team/present.ts';

interface Shown {
  parties: Parties;
  /** Products as the public sees them, by id. */
  products: ReadonlyMap<string, Product>;
  /** By the conversation's id. */
  safety: ReadonlyMap<string, SafetyRow>;
  /** Of businesses that are away, by their ids. */
  absences: ReadonlyMap<string, ShownAbsence>;
}

export function presentInquiry(row: InquiryRow, { parties, products, safety, absences }: Shown): Inquiry {
  const own = { businessID: row.own_business_id, personID: row.own_person_id };
  const other = { businessID: row.other_business_id, personID: row.other_person_id };
  const assignee = presentColleague({
    id: row.assigned_to,
    first_name: row.assignee_first_name,
    last_name: row.assignee_last_name,
  });
  const [from, to] = row.side === 'S' ? [own, other] : [other, own];
  const sender = presentParty({ type: row.sender_type, ...from }, parties);
  const receiver = presentParty({ type: row.receiver_type, ...to }, parties);
  return {
    requestID: row.id,
    status: row.closed_at ? 'closed' : 'open',
    senderType: row.sender_type,
    from: sender.id,
    to: receiver.id,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    side: row.side,
    sender,
    receiver,
    quantity:
      row.quantity !== null && row.quantity_unit !== null
        ? { number: row.quantity, unit: row.quantity_unit }
        : undefined,
    wantedBy: row.wanted_by ?? undefined,
    deliveryPlace: row.delivery_place ?? undefined,
    product:
      row.product_name === null
        ? undefined
        : { name: row.product_name, card: row.product_id ? products.get(row.product_id) : undefined },
    suppliers: row.suppliers,
    lastMessage: {
      content: row.last_content,
      datetime: row.last_at.toISOString(),
      from: row.last_side,
      files: row.last_files || undefined,
    },
    unread: row.unread,
    isMyTurn: row.owes_answer,
    readByOthers: row.other_seen_message_id ?? undefined,
    assignee,
    assignedBy: (assignee && row.assigned_by) ?? undefined,
    absence: row.other_business_id === null ? undefined : absences.get(row.other_business_id),
    closedAt: row.closed_at?.toISOString(),
    closedBy: row.closed_by ?? undefined,
    closeReason: row.close_reason ?? undefined,
    reopenableUntil: row.reopenable_until?.toISOString(),
    ...presentSafety(row, safety.get(row.id)),
  };
}

interface Reader {
  side: InquirySide;
  /** Sides on which a business writes, through people whose names the reader may know. */
  named: ReadonlySet<InquirySide>;
}

/** Colleagues read who wrote; of people of the other business the first name alone, if it shows them. */
export function presentMessage(
  row: MessageRow,
  files: readonly FileRow[],
  { side, named }: Reader,
): InquiryMessage {
  const isOwn = row.side === side;
  const author =
    named.has(row.side) && row.first_name !== null
      ? {
          userID: isOwn ? (row.author_id ?? undefined) : undefined,
          firstName: row.first_name,
          lastName: isOwn ? (row.last_name ?? undefined) : undefined,
        }
      : undefined;
  return {
    messageID: row.id,
    ...presentContent(row),
    datetime: row.created_at.toISOString(),
    from: row.side,
    type: 'text',
    declined: row.declined ?? undefined,
    attachments: row.removed_at ? undefined : presentFiles(files, row, side),
    author,
  };
}
