import {
  type Client,
  dayAfter,
  daysLeft,
  listNotifications,
  membershipDay,
  type WrittenMail,
  yearFrom,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { asSystem } from '../../write/write.ts';
import { renewMemberships } from '../renew-memberships.ts';
import { readTaxRules } from '../tax-rules.ts';
import { checkoutsIn } from '../testing-checkout.ts';
import { mailNotices, noteNotices } from './jobs.ts';
import type { Notice } from './queries.ts';

const api = await sharedApi();
const { aBuyer, packageOf, takenFor, ledgerOf } = checkoutsIn(api);
const preparing = sharedPreparing(api);
const today = membershipDay(new Date());
const { endsOn } = yearFrom(today);
beforeEach(async () => {
  await api.pool.query('DELETE FROM jobs.job');
});

const mails: WrittenMail[] = [];
/** Takes mails as the account service does: each id once. */
const taken = new Set<string>();
const accounts = (async (_: unknown, { params, body }: { params: { mailID: string }; body: WrittenMail }) => {
  if (!taken.has(params.mailID)) mails.push(body);
  taken.add(params.mailID);
  return params;
}) as unknown as Client;

const attempt = {
  jobID: '',
  number: 1,
  isLast: false,
  signal: new AbortController().signal,
  report: async () => {},
};

/** What was enqueued to be mailed about a business. */
async function noted(businessID: string): Promise<Notice[]> {
  const { rows } = await sql<{ data: Notice }>`
    SELECT data FROM jobs.job WHERE name = ${mailNotices.name} AND data ->> 'businessID' = ${businessID} ORDER BY created_on
  `.execute(api.db);
  return rows.map(({ data }) => data);
}

async function bought(card: 'good' | 'asks' = 'good', renews = false) {
  const buyer = await aBuyer({ company_name: 'Regia' });
  await buyer.buy('gold', 'good', { renews });
  await api.db
    .updateTable('people')
    .set({ email: 'owner@regia.example', preferred_language: 'es' })
    .where('id', '=', buyer.owner.id)
    .execute();
  if (card !== 'good')
    await api.db
      .updateTable('membership_renewals')
      .set({ payment_method: await buyer.cardOf(card) })
      .where('business_id', '=', buyer.businessID)
      .execute();
  return buyer;
}

test('owners are reminded 60, 30 and 7 days before the end and told of it, once each', async () => {
  const { businessID } = await bought();
  const told: [string, number][] = [];
  for (let left = 62; left >= -8; left -= 1) {
    const day = dayAfter(endsOn, -left);
    await noteNotices(preparing, day);
    await noteNotices(preparing, day);
    const now = await noted(businessID);
    if (now.length > told.length) told.push([now.at(-1)?.kind ?? '', left]);
  }
  expect(told).toEqual([
    ['ends-in-60', 60],
    ['ends-in-30', 30],
    ['ends-in-7', 7],
    ['ended', -1],
  ]);
});

test.each([
  ['en', (day: string) => `The Gold package ends on ${day}`],
  ['es', (day: string) => `El paquete Gold termina el ${day}`],
  ['it', (day: string) => `Il pacchetto Gold sta per terminare. Ultimo giorno: ${day}`],
  ['zh', (day: string) => `Gold 套餐将于 ${day} 到期`],
])(
  'owners find it on their page in their language, once while they have not read it: %s',
  async (language, text) => {
    const { businessID, owner } = await bought();
    for (const left of [60, 30, 7]) await noteNotices(preparing, dayAfter(endsOn, -left));
    const headers = { 'accept-language': language };
    const client = api.client(owner.token);
    const { notifications } = await client(listNotifications, { query: { size: 10 } }, { headers });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(endsOn),
    );
    expect(notifications).toMatchObject([
      {
        kind: 'membership-due',
        subjectID: businessID,
        businessID,
        to: 'Regia',
        count: 3,
        subject: text(day),
      },
    ]);
  },
);

test('a reminder names package, company and end in the language of the owner, with the way to the page', async () => {
  const { businessID } = await bought();
  mails.length = 0;
  const notice = { businessID, kind: 'ends-in-60', endsOn } as const;
  for (let times = 0; times < 2; times += 1)
    await mailNotices.runWith(notice, { ...preparing, accounts }, attempt);
  const [mail] = mails;
  expect(mails).toHaveLength(1);
  expect([mail?.to, mail?.language]).toEqual(['owner@regia.example', 'es']);
  expect(mail?.subject).toContain('Gold de Regia');
  const left = daysLeft({ startsOn: today, endsOn }, today) - 1;
  expect(mail?.paragraphs.join(' ')).toContain(`Días restantes: ${left}.`);
  expect(mail?.button?.link).toContain(`/business/${businessID}/membership`);
});

test('of a membership that goes on nobody is reminded', async () => {
  const { businessID, owner } = await bought();
  await sql`UPDATE membership_orders SET starts_on = starts_on - 340, period_starts_on = period_starts_on - 340, ends_on = ends_on - 340,
    created_at = created_at - interval '340 days' WHERE business_id = ${businessID}`.execute(api.db);
  const { buyerOf } = checkoutsIn(api);
  await buyerOf(businessID, owner).buy('gold');
  await noteNotices(preparing, today);
  expect(await noted(businessID)).toEqual([]);
});

const renew = (day: string) =>
  renewMemberships(
    {
      system: asSystem(api),
      payments: preparing.payments,
      seller: preparing.seller,
      taxRules: readTaxRules(undefined),
    },
    day,
  );

test('the next year is paid with the card where an owner chose so, after a mail 30 days before; twice changes nothing', async () => {
  const { businessID } = await bought('good', true);
  await noteNotices(preparing, dayAfter(endsOn, -30));
  expect((await noted(businessID)).map(({ kind }) => kind)).toEqual(['renews']);
  await renew(dayAfter(endsOn, -4));
  expect(await takenFor(businessID)).toEqual([185_000]);
  await Promise.all([renew(dayAfter(endsOn, -2)), renew(dayAfter(endsOn, -2))]);
  await renew(endsOn);
  expect(await takenFor(businessID)).toEqual([185_000, 185_000]);
  expect((await ledgerOf(businessID)).at(-1)).toEqual(['paid', 'renewal', 185_000]);
});

test('the mail before a renewal says what is charged then, tax and all', async () => {
  const { businessID } = await bought('good', true);
  const settings = { ...preparing.settings, TAX_RULES: 'MX=IVA 16' };
  await sql`UPDATE membership_orders SET buyer = buyer || '{"countryCode":"MX"}' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  mails.length = 0;
  await mailNotices.runWith(
    { businessID, kind: 'renews', endsOn },
    { ...preparing, accounts, settings },
    attempt,
  );
  const said = mails[0]?.paragraphs.join(' ');
  expect(said).toContain('US$ 2,146.00');
  // The day on which it is charged, not the last one of the year.
  const charged = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
  expect(said).toContain(`el ${charged.format(new Date(dayAfter(endsOn, -3)))} se cobra`);
});

test('a card that is refused is told to the owners, and charged no second time', async () => {
  const { businessID } = await bought('asks', true);
  await renew(dayAfter(endsOn, -3));
  await renew(dayAfter(endsOn, -2));
  expect(await takenFor(businessID)).toEqual([185_000]);
  expect((await noted(businessID)).map(({ kind }) => kind)).toEqual(['renewal-failed']);
  expect(await packageOf(businessID)).toBe('gold');
});

test('without a choice nothing is ever renewed', async () => {
  const { businessID } = await bought();
  await renew(endsOn);
  expect(await takenFor(businessID)).toEqual([185_000]);
});
