import { createHash, randomInt, randomUUID } from 'node:crypto';
import {
  type BusinessRole,
  changeProducts,
  type GroupAccess,
  makePost,
  sendInquiry,
  type UploadPurpose,
} from '@kontor/contract';
import { hashOfToken } from './business/members/invitation/invitation-token.ts';
import type { TestApi } from './test/api.ts';
import { rowsIn } from './test/rows.ts';
import { openStore } from './upload/store/open-store.ts';

/** Somebody who asks, with a confirmed address at the own site of every business here. */
export interface Asker {
  id: string;
  token: string;
  email: string;
  call: TestApi['call'];
}

export type Team = Record<BusinessRole, Asker>;

/** What calls are about, beside a business itself. `link` is the token of an invitation, all others are ids. */
export const things = [
  'business',
  'bulk',
  'booking',
  'cardOrder',
  'certificate',
  'challenge',
  'change',
  'colleague',
  'connectionRequest',
  'comment',
  'commented',
  'doneImport',
  'followed',
  'followUp',
  'group',
  'groupAsker',
  'groupMember',
  'groupInvitation',
  'ownGroup',
  'stranger',
  'import',
  'inquiry',
  'invitation',
  'invoice',
  'joinRequest',
  'link',
  'list',
  'listColleague',
  'listShare',
  'note',
  'offer',
  'ownRequest',
  'partner',
  'photo',
  'heldPost',
  'post',
  'product',
  'receivedFile',
  'refundedOrder',
  'receiver',
  'reply',
  'report',
  'savedReply',
  'sentConnection',
  'sentFile',
  'savedSearch',
  'sheet',
  'sheetFile',
  'tableFile',
  'testCard',
  'transferOrder',
  'voucher',
] as const;
export type Thing = (typeof things)[number];

/** What a call is about, and by whom it is asked for what is somebody's own, as their uploads are. */
export interface About {
  asker: Asker;
  /** The id of such a thing. It is made when it is named first, and is the same from then on. */
  the: (thing: Thing) => Promise<string>;
}

const site = 'roles.example';

/** What stands in the link of an invitation, as long as those that are mailed. */
function linkTo(invitationID: string): string {
  return createHash('sha256').update(invitationID).digest('base64url');
}

/** Businesses with everything calls are about, each thing made only where a call names it. */
export function thingsIn(api: TestApi) {
  const { db } = api;
  const rows = rowsIn(db, api.reference);

  async function somebody(): Promise<Asker> {
    const id = await rows.aPerson();
    const email = `${id}@${site}`;
    await db.updateTable('people').set({ email }).where('id', '=', id).execute();
    return { ...(await api.signIn({ id })), email };
  }

  async function aTeam(): Promise<Team> {
    const [member, admin, owner] = await Promise.all([somebody(), somebody(), somebody()]);
    return { member, admin, owner };
  }

  /** Of a business of these people. @param team none of whom is anything else there */
  function aBusiness(team: Team, asker: Asker = team.owner): About {
    const made = new Map<Thing, Promise<string>>();
    const the = (thing: Thing): Promise<string> => {
      const known = made.get(thing) ?? make[thing]({ asker, the }, team);
      made.set(thing, known);
      return known;
    };
    return { asker, the };
  }

  async function insertBusiness(id: string): Promise<void> {
    await db
      .insertInto('businesses')
      .values({
        id,
        company_name: `Business ${id.slice(0, 8)}`,
        business_type: 'MA',
        country_code: 'MX',
        city: 'Apodaca',
        website: `https://${site}`,
        industry_id: '0006',
        claimed_at: new Date(),
      })
      .execute();
  }

  const upload =
    (purpose: UploadPurpose, content_type: string) =>
    async ({ asker }: About): Promise<string> => {
      const versions = purpose.endsWith('photo')
        ? [{ name: '512.webp', width: 512, height: 512, type: 'image/webp' }]
        : [];
      const { id } = await db
        .insertInto('uploads')
        .values({
          person_id: asker.id,
          purpose,
          content_type,
          bytes: 100,
          state: 'ready',
          versions: JSON.stringify(versions),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

  /** One that is open when it is not done; only one of them is of a business. */
  const anImport =
    (state: 'checked' | 'imported') =>
    async ({ the }: About): Promise<string> => {
      const column = { heading: 'Name', values: ['Bolt'], target: { field: 'name' }, origin: 'chosen' };
      const { id } = await db
        .insertInto('product_imports')
        .values({
          business_id: await the('business'),
          language: 'en',
          file_name: 'a.csv',
          file_type: 'text/csv',
          columns: JSON.stringify([column]),
          added: 1,
          state,
          finished_at: state === 'imported' ? new Date() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

  /** A confidential file of a message that a side of the conversation wrote. */
  const fileOf =
    (side: 'S' | 'R') =>
    async (about: About): Promise<string> => {
      const { id: message_id } = await db
        .insertInto('messages')
        .values({
          inquiry_id: await about.the('inquiry'),
          side,
          content: '',
          readers: [],
          words: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const upload_id = await upload('inquiry-file', 'text/csv')(about);
      await openStore(api.files).write(`private/${upload_id}/file.csv`, Buffer.from('a;b'), 'text/csv');
      const { id } = await db
        .insertInto('message_files')
        .values({
          message_id,
          position: 0,
          upload_id,
          name: 'a.csv',
          content_type: 'text/csv',
          bytes: 3,
          is_confidential: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

  /** A request to be connected that the business sent or received. */
  async function insertTestPayment(orderID: string): Promise<void> {
    await db
      .insertInto('test_payments')
      .values({
        id: `pay_${orderID}`,
        order_id: orderID,
        amount_cents: 185_000,
        currency: 'USD',
        state: 'requires-action',
        client_secret: `secret_${orderID}`,
      })
      .execute();
  }

  /** An order of gold: by card while the bank asks, or by a transfer that was awaited for too long. */
  const anOrder =
    (way: 'card' | 'transfer') =>
    async ({ the }: About): Promise<string> => {
      const { id } = await db
        .insertInto('membership_orders')
        .values({
          business_id: await the('business'),
          purpose: 'new',
          plan_id: 'gold',
          from_plan_id: 'standard',
          starts_on: '2026-01-01',
          ends_on: '2026-12-31',
          period_starts_on: '2026-01-01',
          way,
          currency: 'USD',
          net_cents: 185_000,
          total_cents: 185_000,
          buyer: '{}',
          language: 'en',
          provider: way === 'card' ? 'test' : 'none',
          closed_at: way === 'card' ? null : new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (way === 'card') await insertTestPayment(id);
      return id;
    };

  const aConnection =
    (which: 'sent' | 'received') =>
    async ({ the }: About): Promise<string> => {
      const other = randomUUID();
      await insertBusiness(other);
      const own = await the('business');
      const { id } = await db
        .insertInto('connections')
        .values({
          party_type: 'business',
          asker_id: which === 'sent' ? own : other,
          asked_id: which === 'sent' ? other : own,
          kind: 'supplier',
          asker_shows: true,
          asked_shows: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

  async function insertRequest(
    businessID: string,
    { id, email }: Pick<Asker, 'id' | 'email'>,
  ): Promise<string> {
    const row = await db
      .insertInto('business_join_requests')
      .values({ business_id: businessID, person_id: id, email })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function aGroup(access: GroupAccess, ownerID?: string): Promise<string> {
    const { id } = await db
      .insertInto('groups')
      .values({
        name: 'Drives',
        description: 'Gear units.',
        access,
        subject_kind: 'region',
        country_code: 'MX',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person_id = ownerID ?? (await somebody()).id;
    await db.insertInto('group_members').values({ group_id: id, person_id, role: 'owner' }).execute();
    return id;
  }

  async function aProduct({ the }: About): Promise<string> {
    const id = randomUUID();
    await db
      .insertInto('products')
      .values({
        id,
        business_id: await the('business'),
        name: 'Bolt',
        industry_id: '0006',
        category_id: '000601',
      })
      .execute();
    return id;
  }

  async function insertComment(
    resource_type: 'product' | 'comment',
    resource_id: string,
    { personID, productID }: { personID: string; productID: string },
  ): Promise<string> {
    const root = { root_type: 'product', root_id: productID } as const;
    const { id } = await db
      .insertInto('comments')
      .values({ resource_type, resource_id, ...root, person_id: personID, content: 'Is it plated?' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const make: Record<Thing, (about: About, team: Team) => Promise<string>> = {
    async business(_, team) {
      const id = randomUUID();
      await insertBusiness(id);
      const members = Object.entries(team) as [BusinessRole, Asker][];
      await db
        .insertInto('business_members')
        .values(members.map(([role, person]) => ({ business_id: id, person_id: person.id, role })))
        .execute();
      return id;
    },
    async booking({ the }, { owner }) {
      // At a time of its own.
      const starts_at = new Date(Date.UTC(2040, 0, 1) + randomInt(1_000_000) * 3_600_000);
      const { id } = await db
        .insertInto('support_bookings')
        .values({
          business_id: await the('business'),
          booked_by: owner.id,
          year_starts_on: '2040-01-01',
          starts_at,
          minutes: 30,
          seat: 1,
          topic: 'other',
          message: 'A question.',
          time_zone: 'UTC',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async bulk({ the }, { owner }) {
      const [businessID, productID] = [await the('business'), await the('product')];
      const body = { businessID, ids: [productID] };
      return (await owner.call(changeProducts, { body: { ...body, action: 'archive' } })).bulkID;
    },
    async certificate({ the }) {
      const { id } = await db
        .insertInto('certificates')
        .values({ business_id: await the('business'), name: 'ISO 9001', issue_date: '2024-01-20' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async change({ the }, { owner }) {
      const { id } = await db
        .insertInto('business_changes')
        .values({
          business_id: await the('business'),
          section: 'contact',
          field: 'city',
          after: JSON.stringify('Apodaca'),
          revision: 1,
          changed_by: owner.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },
    async colleague({ the }) {
      const { id } = await somebody();
      const business_id = await the('business');
      await db
        .insertInto('business_members')
        .values({ business_id, person_id: id, role: 'member' })
        .execute();
      return id;
    },
    ownGroup: ({ asker }) => aGroup('private', asker.id),
    stranger: async () => (await somebody()).id,
    connectionRequest: aConnection('received'),
    commented: aProduct,
    async comment({ asker, the }) {
      const productID = await the('commented');
      return insertComment('product', productID, { personID: asker.id, productID });
    },
    doneImport: anImport('imported'),
    async post({ the }, { owner }) {
      const body = { businessID: await the('business'), content: 'A new test bench.' };
      return (await owner.call(makePost, { body })).postID;
    },
    async heldPost() {
      // The same again.
      const { call } = await somebody();
      const body = { content: `The same again, word for word, ${randomUUID()}.` };
      await call(makePost, { body });
      return (await call(makePost, { body })).postID;
    },
    async followed({ asker, the }) {
      const resource_id = await the('business');
      await db
        .insertInto('follows')
        .values({ person_id: asker.id, resource_type: 'business', resource_id })
        .execute();
      return resource_id;
    },
    async followUp({ asker, the }) {
      const { id } = await db
        .insertInto('follow_ups')
        .values({
          person_id: asker.id,
          subject_type: 'product',
          subject_id: await the('product'),
          day: '2199-12-31',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async savedSearch({ asker }) {
      const query = JSON.stringify({ textQuery: randomUUID() });
      const { id } = await db
        .insertInto('saved_searches')
        .values({ person_id: asker.id, name: 'Gear units', resource_type: 'product', query })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async list({ asker, the }) {
      const { id } = await db
        .insertInto('lists')
        .values({ owner_id: asker.id, name: 'Gear units' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('list_entries')
        .values({ list_id: id, resource_type: 'product', resource_id: await the('product'), rank: 1 })
        .execute();
      return id;
    },
    async listColleague({ asker }) {
      const id = await rows.aPerson();
      const business_id = await rows.aBusiness({ claimed_at: new Date() });
      await db
        .insertInto('business_members')
        .values([
          { business_id, person_id: asker.id, role: 'owner' },
          { business_id, person_id: id, role: 'member' },
        ])
        .execute();
      return id;
    },
    async listShare({ the }) {
      const { id } = await db
        .insertInto('list_shares')
        .values({ list_id: await the('list'), person_id: await rows.aPerson(), may_edit: false })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    group: () => aGroup('open'),
    async groupInvitation({ asker }) {
      const group_id = await aGroup('private');
      await db
        .insertInto('group_requests')
        .values({ group_id, person_id: asker.id, state: 'invited' })
        .execute();
      return group_id;
    },
    async groupMember({ the }) {
      const { id } = await somebody();
      const group_id = await the('ownGroup');
      await db.insertInto('group_members').values({ group_id, person_id: id }).execute();
      return id;
    },
    async groupAsker({ the }) {
      const { id } = await somebody();
      const group_id = await the('ownGroup');
      await db.insertInto('group_requests').values({ group_id, person_id: id, state: 'asked' }).execute();
      return id;
    },
    import: anImport('checked'),
    async inquiry({ the }) {
      const buyer = await somebody();
      const body = {
        to: await the('business'),
        subject: 'full price list',
        message: 'Please send it.',
      } as const;
      return (await buyer.call(sendInquiry, { body })).requestID;
    },
    async invitation({ asker, the }, { owner }) {
      const id = randomUUID();
      await db
        .insertInto('business_invitations')
        .values({
          id,
          business_id: await the('business'),
          invited_by: owner.id,
          email: asker.email,
          role: 'member',
          language: 'en',
          token_hash: hashOfToken(linkTo(id)),
        })
        .execute();
      return id;
    },
    async joinRequest({ the }) {
      return insertRequest(await the('business'), await somebody());
    },
    link: async ({ the }) => linkTo(await the('invitation')),
    async note({ asker, the }) {
      const { id } = await db
        .insertInto('inquiry_notes')
        .values({
          inquiry_id: await the('inquiry'),
          business_id: await the('business'),
          author_id: asker.id,
          content: 'They pay late.',
          words: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async offer({ asker, the }, { owner }) {
      const business_id = await the('business');
      if (asker !== owner)
        await db
          .insertInto('ownership_transfers')
          .values({ business_id, owner_id: owner.id, heir_id: asker.id })
          .execute();
      return business_id;
    },
    async ownRequest({ asker, the }) {
      await insertRequest(await the('business'), asker);
      return the('business');
    },
    async partner() {
      const id = randomUUID();
      const { id: person_id } = await somebody();
      await insertBusiness(id);
      await db.insertInto('business_members').values({ business_id: id, person_id, role: 'owner' }).execute();
      return id;
    },
    photo: upload('profile-photo', 'image/webp'),
    product: aProduct,
    receivedFile: fileOf('S'),
    async savedReply({ the }) {
      const { id } = await db
        .insertInto('saved_replies')
        .values({ business_id: await the('business'), name: 'Price list', texts: '{"en":"Here it is."}' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    sentConnection: aConnection('sent'),
    sentFile: fileOf('R'),
    async receiver() {
      const id = randomUUID();
      await insertBusiness(id);
      return id;
    },
    async reply({ the }) {
      const productID = await the('commented');
      const { id: personID } = await somebody();
      const question = await insertComment('product', productID, { personID, productID });
      return insertComment('comment', question, { personID, productID });
    },
    async report({ the }) {
      const { id } = await db
        .insertInto('reports')
        .values({ inquiry_id: await the('inquiry'), reason: 'spam', snapshot: '[]' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async sheet({ the }) {
      const file = { url: '/files/a/file.pdf', contentType: 'application/pdf', bytes: 100 };
      const { id } = await db
        .insertInto('product_data_sheets')
        .values({ product_id: await the('product'), title: 'Dimensions', position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('product_data_sheet_versions')
        .values({ sheet_id: id, version: 1, file: JSON.stringify(file) })
        .execute();
      return id;
    },
    sheetFile: upload('product-data-sheet', 'application/pdf'),
    tableFile: upload('product-import', 'text/csv'),
    async testCard() {
      const token = `pm_${randomUUID()}`;
      await db
        .insertInto('test_payment_methods')
        .values({ token, behaviour: 'pays', card: 'Test 4242' })
        .execute();
      return token;
    },
    transferOrder: anOrder('transfer'),
    cardOrder: anOrder('card'),
    async refundedOrder(about) {
      const id = await anOrder('transfer')(about);
      await db
        .updateTable('membership_orders')
        .set({ refund_due_at: new Date() })
        .where('id', '=', id)
        .execute();
      await db
        .insertInto('ledger_events')
        .values({
          order_id: id,
          kind: 'paid',
          amount_cents: 185_000,
          currency: 'USD',
          cause: 'finance',
          provider_id: id,
          happened_at: new Date(),
        })
        .execute();
      return id;
    },
    async voucher() {
      const code = randomUUID().slice(0, 23).toUpperCase();
      await db
        .insertInto('membership_vouchers')
        .values({ code, percent: 20, uses: 10, valid_until: '2199-12-31', note: 'A fair' })
        .execute();
      return code;
    },
    async invoice({ the }) {
      const orderID = await the('cardOrder');
      const { id, name } = { id: randomUUID(), name: `Seller ${orderID}` };
      const line = { planID: 'gold', startsOn: '2026-01-01', endsOn: '2026-12-31', quantity: 1 };
      await db
        .insertInto('invoices')
        .values({
          id,
          kind: 'invoice',
          seller: name,
          series: 'K',
          year: 2026,
          sequence: 1,
          number: 'K-2026-000001',
          business_id: await the('business'),
          order_id: orderID,
          issued_on: '2026-01-01',
          currency: 'USD',
          total_cents: 185_000,
          document: JSON.stringify({
            kind: 'invoice',
            number: 'K-2026-000001',
            issuedOn: '2026-01-01',
            language: 'en',
            seller: { name, address: 'Miami', countryCode: 'US' },
            buyer: { name: 'Regia', countryCode: 'MX' },
            lines: [{ ...line, unitCents: 185_000, cents: 185_000 }],
            netCents: 185_000,
            taxes: [],
            totalCents: 185_000,
            currency: 'USD',
          }),
        })
        .execute();
      return id;
    },
    async challenge() {
      const id = randomUUID();
      await insertTestPayment(id);
      return `secret_${id}`;
    },
  };

  return { somebody, aTeam, aBusiness };
}

/** Ids of nothing, of the shape of each thing's own. */
export function nothing(asker: Asker): About {
  return {
    asker,
    the: async (thing) => {
      if (thing === 'link') return linkTo(randomUUID());
      return thing === 'change' ? '999999' : randomUUID();
    },
  };
}
