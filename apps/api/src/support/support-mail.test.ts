import {
  type Client,
  createSupportBooking,
  listSupportSlots,
  type WrittenMail,
  withdrawSupportBooking,
} from '@kontor/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkoutsIn } from '../membership/testing-checkout.ts';
import { sharedApi } from '../test/shared-api.ts';
import { sharedPreparing } from '../upload/testing-preparing.ts';
import { mailBookings, noteReminders } from './jobs.ts';

const api = await sharedApi();
const { aBuyer, rows } = checkoutsIn(api);
const preparing = sharedPreparing(api);
const hour = 3_600_000;
const mails = new Map<string, WrittenMail>();
/** Takes mails as the account service does: each id once. */
const accounts = (async (_: unknown, { params, body }: { params: { mailID: string }; body: WrittenMail }) => {
  if (!mails.has(params.mailID)) mails.set(params.mailID, body);
  return params;
}) as unknown as Client;
const attempt = {
  jobID: '',
  number: 1,
  isLast: false,
  signal: new AbortController().signal,
  report: async () => {},
};

/** Does what was enqueued, twice each, and says what was mailed by then. */
async function mailed(): Promise<WrittenMail[]> {
  const { rows: jobs } = await sql<{ data: unknown }>`
    SELECT data FROM jobs.job WHERE name = ${mailBookings.name} ORDER BY created_on`.execute(api.db);
  for (const { data } of [...jobs, ...jobs])
    await mailBookings.runWith(data, { ...preparing, accounts }, attempt);
  return [...mails.values()];
}

let buyer: Awaited<ReturnType<typeof aBuyer>>;
let bookingID: string;
let startsAt: string;
beforeEach(async () => {
  await api.pool.query('DELETE FROM jobs.job');
  mails.clear();
  buyer = await aBuyer({ company_name: 'Regia' });
  await buyer.buy('premium');
  for (const [{ id }, language] of [
    [buyer.owner, 'es'],
    [buyer.admin, 'en'],
  ] as const)
    await api.db
      .updateTable('people')
      .set({ email: `${language}@regia.example`, preferred_language: language })
      .where('id', '=', id)
      .execute();
  const params = { businessID: buyer.businessID };
  const { slots } = await buyer.owner.call(listSupportSlots, { params, query: { minutes: 60 } });
  startsAt = slots[20] ?? '';
  const body = {
    startsAt,
    minutes: 60,
    topic: 'products',
    message: 'Sizes?',
    timeZone: 'America/Mexico_City',
  } as const;
  ({ bookingID } = await buyer.owner.call(createSupportBooking, { params, body }));
});
afterEach(() => api.db.deleteFrom('support_bookings').execute());

const shown = (timeZone: string) =>
  new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(startsAt));

test('whoever booked gets the appointment in their language, in their time zone and the team’s', async () => {
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'es@regia.example', language: 'es' });
  expect(mail?.subject).toMatch(/^Asistencia reservada/);
  const said = mail?.paragraphs.join(' ');
  for (const zone of ['America/Mexico_City', 'Europe/Madrid']) expect(said).toContain(shown(zone));
  expect(mail?.calendar?.content).toContain(`UID:${bookingID}@`);
  expect(mail?.calendar?.content).toContain('SUMMARY:Asistencia de Kontor');
  expect(mail?.button?.link).toContain(`/business/${buyer.businessID}/support`);
});

test('they are reminded a day before, once', async () => {
  const before = async (hours: number) => {
    await noteReminders(preparing, new Date(Date.parse(startsAt) - hours * hour));
    return (await mailed()).length;
  };
  // It was booked long before.
  await sql`UPDATE support_bookings SET created_at = starts_at - interval '3 days'`.execute(api.db);
  expect(await before(25)).toBe(1);
  expect(await before(24)).toBe(2);
  expect(await before(23)).toBe(2);
  expect([...mails.values()][1]?.subject).toMatch(/^Su cita con asistencia/);
});

test('what the team cancels is told to all who manage the business, with the reason', async () => {
  await mailed();
  const id = await rows.aPerson();
  await api.db.insertInto('operators').values({ person_id: id, role: 'support' }).execute();
  const input = { params: { bookingID }, body: { reason: 'A holiday of the team.' } };
  await (await api.signIn({ id })).call(withdrawSupportBooking, input);
  const told = (await mailed()).slice(1);
  expect(told.map(({ to }) => to).sort()).toEqual(['en@regia.example', 'es@regia.example']);
  for (const mail of told) {
    expect(mail.paragraphs.join(' ')).toContain('A holiday of the team.');
    expect(mail.calendar?.content).toContain('STATUS:CANCELLED');
  }
});
