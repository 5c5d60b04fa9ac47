import { wordsOf } from '@kontor/api/search';
import { addDays, momentOn } from './calendar.ts';
import { type ConversationScript, conversationScripts, type Writer } from './conversations.ts';
import type { DemoFile } from './demo-files.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

type Side = 'S' | 'R';

interface Party {
  type: 'business' | 'user';
  id: string;
  name: string;
}

interface InventedInquiry {
  id: string;
  subject: string;
  closed_at: string | null;
  closed_by: Side | null;
}

interface InventedSide {
  inquiry_id: string;
  side: Side;
  business_id: string | null;
  person_id: string | null;
  unread: number;
}

interface InventedMessage {
  inquiry_id: string;
  side: Side;
  created_at: string;
}

/** Rows of conversations; what each side has seen follows from what it has not (`unread`), once messages have their ids. */
export interface InventedConversations {
  inquiries: InventedInquiry[];
  sides: InventedSide[];
  messages: InventedMessage[];
  files: InventedFile[];
}

/** A file with the message it comes with. */
export interface InventedFile {
  id: string;
  uploadID: string;
  inquiryID: string;
  /** Which message of the conversation, counted from 0. */
  message: number;
  authorID: string | null;
  at: string;
  file: DemoFile;
}

/** A product of a business to ask about. */
export interface AskedProduct {
  id: string;
  name: string;
}

/** The ids of all conversations, whether their people are there or not. */
export const conversationIds = (): string[] =>
  conversationScripts.map(({ subject }) => demoId('conversation', subject));

/** All files that come with them, whoever is there. */
export const conversationFiles = (): DemoFile[] =>
  conversationScripts.flatMap(({ files = [] }) => files.map(([, file]) => file));

/** The id of the upload of a file. */
export const demoFileID = ({ name }: DemoFile): string => demoId('upload', name);

/** Those between people who can log in; one whose party is gone is left out. */
export function inventConversations(
  logins: readonly InventedLogin[],
  products: ReadonlyMap<string, AskedProduct>,
  day: string,
): InventedConversations {
  const all = conversationScripts.flatMap(
    (script) => inventConversation(script, { logins, products, day }) ?? [],
  );
  return {
    inquiries: all.map(({ inquiry }) => inquiry),
    sides: all.flatMap(({ sides }) => sides),
    messages: all.flatMap(({ messages }) => messages),
    files: all.flatMap(({ files }) => files),
  };
}

function inventConversation(
  script: ConversationScript,
  {
    logins,
    products,
    day,
  }: { logins: readonly InventedLogin[]; products: ReadonlyMap<string, AskedProduct>; day: string },
) {
  const { to, subject, quantity, deliveryPlace, hasProduct, messages, unread = 0, end, files = [] } = script;
  const loginOf = (name: Writer) => logins.find(({ person }) => person.id === demoId('login', name));
  const [first] = messages;
  const sender = first && partyOf(loginOf(first[1]));
  const receiver = partyOf(loginOf(to));
  if (!sender || !receiver) return undefined;
  const id = demoId('conversation', subject);
  const random = randomFor(`conversation ${subject}`);
  const sideOf = (writer: Writer): Side => (partyOf(loginOf(writer))?.id === receiver.id ? 'R' : 'S');
  const product = hasProduct ? products.get(receiver.id) : undefined;
  const written = messages.map(([daysAgo, writer, content]) => ({
    at: momentOn(addDays(day, -daysAgo), random),
    side: sideOf(writer),
    author_id: loginOf(writer)?.person.id ?? null,
    content,
  }));
  // Those of one day in the order in which they were written.
  const moments = written.map(({ at }) => at).toSorted();
  const [begun = '', last = begun] = [moments[0], moments.at(-1)];
  const lastSide = written.at(-1)?.side;
  return {
    inquiry: {
      id,
      sender_type: sender.type,
      receiver_type: 'business',
      subject,
      product_id: product?.id ?? null,
      product_name: product?.name ?? null,
      quantity: quantity?.number ?? null,
      quantity_unit: quantity?.unit ?? null,
      delivery_place: deliveryPlace ?? null,
      batch_id: demoId('conversation-batch', subject),
      suppliers: 1,
      created_at: begun,
      closed_at: end ? last : null,
      closed_by: end ? sideOf(end.by) : null,
      close_reason: end?.reason ?? null,
    },
    sides: (['S', 'R'] as const).map((side) => {
      const party = side === 'S' ? sender : receiver;
      return {
        inquiry_id: id,
        side,
        business_id: party.type === 'business' ? party.id : null,
        person_id: party.type === 'user' ? party.id : null,
        begun_at: begun,
        last_message_at: last,
        unread: side === lastSide ? 0 : unread,
        seen_message_id: 0,
        // The first one behind their own last.
        waiting_since: moments[written.findLastIndex((each) => each.side === side) + 1] ?? null,
        owes_answer: side !== lastSide && end === undefined,
        is_closed: end !== undefined,
      };
    }),
    files: files.map(([message, file]) => ({
      id: demoId('message-file', subject, file.name),
      uploadID: demoFileID(file),
      inquiryID: id,
      message,
      authorID: written[message]?.author_id ?? null,
      at: moments[message] ?? begun,
      file,
    })),
    messages: written.map(({ side, author_id, content }, place) => ({
      inquiry_id: id,
      side,
      author_id,
      content,
      created_at: moments[place] ?? begun,
      readers: [sender.id, receiver.id],
      words: wordVector(
        place === 0 ? [sender.name, receiver.name, subject, product?.name ?? '', content] : [content],
      ),
    })),
  };
}

/** The buyer writes as a person, everybody else as their business; undefined of somebody who is gone. */
function partyOf(login: InventedLogin | undefined): Party | undefined {
  if (!login) return undefined;
  const { person, membership } = login;
  if (membership) return { type: 'business', id: membership.business_id, name: person.company_name };
  return { type: 'user', id: person.id, name: `${person.first_name} ${person.last_name}` };
}

/** The words by which a message is found, as text of a `tsvector`. */
function wordVector(texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => wordsOf(text)));
  return [...words].map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' ');
}
