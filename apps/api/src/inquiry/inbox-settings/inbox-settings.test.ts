import { randomUUID } from 'node:crypto';
import {
  chooseShownNames,
  downloadMessageFile,
  endBusinessAbsence,
  getInboxSettings,
  getInquiry,
  getInquiryMessages,
  listBusinessAbsences,
  listFileDownloads,
  listFilledReplies,
  sendInquiry,
  sendMessage,
  setBusinessAbsence,
  type TextsByLanguage,
  tellTyping,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { statementsAsked } from '../../test/statements-asked.ts';
import { filesIn } from '../testing-files.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);
const { aFile } = filesIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let owner: Somebody;
let member: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío', time_zone: 'UTC' });
  owner = await aMember(supplier, 'owner');
  member = await aMember(supplier, 'member');
  buyer = await aMember();
  await api.db.updateTable('people').set({ first_name: 'Jonas' }).where('id', '=', member.id).execute();
});

const of = () => ({ params: { businessID: supplier } });
const ask = async () =>
  (
    await buyer.call(sendInquiry, {
      body: { to: supplier, subject: 'full price list', message: 'Please send it.' },
    })
  ).requestID;
const as = (rid: string) => ({ params: { rid }, query: { bid: supplier } });
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const away = (from: string, until: string, texts: TextsByLanguage = {}, by = owner) =>
  by.call(setBusinessAbsence, { ...of(), body: { from, until, texts } });
const showNames = (showsNames: boolean) => owner.call(chooseShownNames, { ...of(), body: { showsNames } });
const refused = (status: number, issue?: object) =>
  issue ? { status, issues: [expect.objectContaining(issue)] } : { status };

test('names are shown until the business decides otherwise, and then nowhere to the other side', async () => {
  expect(await member.call(getInboxSettings, of())).toEqual({ showsNames: true });
  const rid = await ask();
  const theirs = { params: { rid }, query: {} };
  const authors = async (by: Somebody, input: object) =>
    (
      await by.call(getInquiryMessages, { ...(input as typeof theirs), query: { ...as(rid).query, size: 9 } })
    ).messages.map(({ author }) => author?.firstName);
  await member.call(sendMessage, { ...as(rid), body: { content: 'By Thursday.' } });
  const read = async () =>
    (await buyer.call(getInquiryMessages, { ...theirs, query: { size: 9 } })).messages.map(
      ({ author }) => author,
    );
  expect(await read()).toEqual([undefined, { firstName: 'Jonas' }]);

  const sheet = await buyer.call(sendMessage, {
    ...theirs,
    body: { content: '', files: [{ token: await aFile(buyer), name: 'a.csv' }] },
  });
  const fileID = sheet.attachments?.[0]?.fileID ?? '';
  const path = downloadMessageFile.path.replace('{rid}', rid).replace('{fileID}', fileID);
  const headers = { 'wbn-auth': member.token };
  expect((await fetch(`${api.url}/${path}?bid=${supplier}`, { headers })).status).toBe(200);
  const downloads = () => buyer.call(listFileDownloads, { params: { rid, fileID }, query: {} });
  expect(await downloads()).toMatchObject([{ firstName: 'Jonas' }]);

  expect(await showNames(false)).toEqual({ showsNames: false });
  expect(await read()).toEqual([undefined, undefined, undefined]);
  const [download] = await downloads();
  expect(download).toMatchObject({ action: 'downloaded' });
  expect(download).not.toHaveProperty('firstName');
  const inquiry = await buyer.call(getInquiry, theirs);
  expect(JSON.stringify([await read(), inquiry])).not.toMatch(new RegExp(`Jonas|${member.id}`));
  // Colleagues go on reading who wrote.
  expect(await authors(owner, theirs)).toEqual([undefined, 'Jonas', undefined]);
  await showNames(true);
  expect(await read()).toContainEqual({ firstName: 'Jonas' });
});

test('who writes without names signs saved replies as the business', async () => {
  await sql`INSERT INTO saved_replies (business_id, name, texts) VALUES (${supplier}, 'Signed', '{"en": "{me}"}')`.execute(
    api.db,
  );
  const rid = await ask();
  const signed = async () => (await member.call(listFilledReplies, as(rid))).replies[0]?.text;
  expect(await signed()).toBe('Jonas');
  await showNames(false);
  expect(await signed()).toBe('Reductores del Bajío');
  await member.call(tellTyping, as(rid));
});

test('a business that is away says so to whoever asks, in their language, as long as it is away', async () => {
  const rid = await ask();
  const conversation = async () => (await buyer.call(getInquiry, { params: { rid }, query: {} })).absence;
  const shown = async (language: 'en' | 'es' | 'zh' = 'en') => {
    const headers = { 'wbn-auth': buyer.token, 'accept-language': language };
    const answer = await fetch(`${api.url}/business/absences?businessIDs=${supplier}`, { headers });
    return (await answer.json()).data.absences;
  };
  expect(await shown()).toEqual([]);
  await away(day(-1), day(1), { en: ' Summer break. ', es: 'Vacaciones.', it: ' ' });
  const absence = { from: day(-1), until: day(1), text: { content: 'Summer break.', language: 'en' } };
  const shownAbsence = { businessID: supplier, companyName: 'Reductores del Bajío', ...absence };
  expect(await shown()).toEqual([shownAbsence]);
  expect((await shown('es'))[0].text).toEqual({ content: 'Vacaciones.', language: 'es' });
  expect((await shown('zh'))[0].text.language).toBe('en');
  expect(await conversation()).toEqual(absence);
  // Of one's own business the settings tell.
  expect(await owner.call(getInquiry, as(rid))).not.toHaveProperty('absence');
  expect(await member.call(getInboxSettings, of())).toMatchObject({
    absence: { texts: { en: 'Summer break.', es: 'Vacaciones.' } },
  });

  await away(day(2), day(3));
  expect(await shown()).toEqual([]);
  await owner.call(endBusinessAbsence, of());
  await owner.call(endBusinessAbsence, of());
  expect(await owner.call(getInboxSettings, of())).toEqual({ showsNames: true });
  expect(await conversation()).toBeUndefined();
  await expect(away(day(2), day(1))).rejects.toMatchObject(
    refused(400, { field: 'until', code: 'endBeforeStart' }),
  );
});

test('of several businesses those that are away say so, in the order they are asked, in as many statements as one', async () => {
  const others = await Promise.all(
    [...Array(7).keys()].map((place) => aBusiness({ company_name: `Gears ${place}`, time_zone: 'UTC' })),
  );
  const [first = '', second = ''] = others;
  const list = (ids: readonly string[]) =>
    buyer.call(listBusinessAbsences, { query: { businessIDs: ids.join() } });
  const dates = { absent_from: day(-1), absent_until: day(4) };
  await api.db
    .insertInto('inbox_settings')
    .values([
      { business_id: first, ...dates },
      { business_id: second, absent_from: day(1), absent_until: day(2) },
    ])
    .execute();
  // Who asks is looked up once.
  await list([first]);
  const one = await statementsAsked(() => list([first]));
  await away(day(0), day(2));
  let absences: unknown;
  const all = await statementsAsked(async () => {
    ({ absences } = await list([...others.map((id) => id.toUpperCase()), supplier]));
  });
  expect(absences).toEqual([
    { businessID: first, companyName: 'Gears 0', from: day(-1), until: day(4) },
    { businessID: supplier, companyName: 'Reductores del Bajío', from: day(0), until: day(2) },
  ]);
  expect(all.length).toBe(one.length);
  expect(await list([randomUUID()])).toEqual({ absences: [] });
  for (const ids of [[], ['nobody'], [...others, supplier, first]])
    await expect(list(ids)).rejects.toMatchObject({ status: 400 });
});

test('to be away is no answer, and no time is left out for it', async () => {
  const rid = await ask();
  await sql`UPDATE inquiry_answers SET asked_at = now() - interval '30 days' WHERE inquiry_id = ${rid}`.execute(
    api.db,
  );
  await away(day(-40), day(1), { en: 'We are away until tomorrow and will answer then.' });
  const measured = async () =>
    (
      await sql<{ answered_at: Date | null; working_minutes: number | null }>`
        SELECT answered_at, working_minutes FROM inquiry_answers WHERE inquiry_id = ${rid}`.execute(api.db)
    ).rows[0];
  expect(await measured()).toEqual({ answered_at: null, working_minutes: null });
  expect(
    (await buyer.call(getInquiryMessages, { params: { rid }, query: { size: 9 } })).messages,
  ).toHaveLength(1);
  await member.call(sendMessage, { ...as(rid), body: { content: 'Here is our price list for this year.' } });
  const minutes = (await measured())?.working_minutes ?? 0;
  // Of thirty days there are at least twenty working ones, of eight hours each.
  expect(minutes).toBeGreaterThanOrEqual(20 * 8 * 60);
});
