import {
  chooseNotificationTimeZone,
  chooseSavedSearchDigest,
  createSavedSearch,
  getMailSubscription,
  type Input,
  listSavedSearches,
  resumeMails,
  type SavedSearchDigest,
  searchBusinesses,
  searchProducts,
  unsubscribeFromMails,
  type WrittenMail,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handedMailsOf } from '../../mail/testing-mails.ts';
import type { Search } from '../../search/search.ts';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { digestSearches } from './digest-searches.ts';
import { savedSearchJobs } from './jobs.ts';
import { mailSearchDigests } from './mail-job.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const { context, mailAll, loseAnswers } = await handedMailsOf(api, [mailSearchDigests]);
const engine = await context.openSearch();
afterAll(() => engine.close());

const hour = 3_600_000;
/** 07:00 in Mexico City on a Monday. */
const monday = new Date('2031-01-06T13:00:00Z');
const after = (hours: number) => new Date(monday.getTime() + hours * hour);
const day = 24;

type Sent = Omit<Input<typeof createSavedSearch>['body'], 'name'>;
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function somebody(preferred_language: string | null = null) {
  const person = await api.signIn({ id: await rows.aPerson() });
  const email = `${person.id}@kontor.example`;
  await api.db.updateTable('people').set({ email, preferred_language }).where('id', '=', person.id).execute();
  return { ...person, email };
}

/** A search somebody saved, of which all was told up to so many hours after the Monday. */
async function saved(
  { call }: Pick<Somebody, 'call'>,
  sent: Sent & { name?: string; digest: SavedSearchDigest },
  hours = -day,
): Promise<string> {
  const { savedSearchID } = await call(createSavedSearch, { body: { name: 'Saved', ...sent } });
  await api.db
    .updateTable('saved_searches')
    .set({ seen_at: after(-1_000), digested_at: after(hours) })
    .where('id', '=', savedSearchID)
    .execute();
  return savedSearchID;
}

/** A search as digests open it, which lives on when they close it. @param changes how it is another one */
const opening =
  (changes: Partial<Search> = {}) =>
  async (): Promise<Search> => ({ ...engine, close: async () => {}, ...changes });

const digest = (until: Date, openSearch = opening()) =>
  digestSearches({ db: api.db, openSearch, settings: { ...context.settings, PORTAL_COUNTRY: 'MX' } }, until);

/** The mails somebody has by then, of those not told before. */
async function mailsOf({ email }: Pick<Somebody, 'email'>, until: Date): Promise<WrittenMail[]> {
  await digest(until);
  return (await mailAll()).filter(({ to }) => to === email);
}
const told = (mail: WrittenMail | undefined) =>
  mail?.lists?.map(({ title, items, total }) => [title, items.map(({ label }) => label), total]);
const came = (company_name: string, hours: number) =>
  rows.aBusiness({ company_name, created_at: after(hours) });

beforeEach(async () => {
  await api.db.deleteFrom('saved_searches').execute();
});

test('what came since the last mail is told once, with the ways to it; when nothing came there is no mail', async () => {
  const ada = await somebody();
  const search = await saved(ada, { name: 'Gears', business: { textQuery: 'Quonvexar' }, digest: 'daily' });
  await saved(ada, { name: 'Nothing', business: { textQuery: 'Tarblinox' }, digest: 'daily' });
  await came('Quonvexar Old', -30);
  const [older, newer] = [await came('Quonvexar A', -3), await came('Quonvexar B', -2)];
  expect(await mailsOf(ada, after(-0.1))).toEqual([]);
  const [mail, ...more] = await mailsOf(ada, monday);
  expect(more).toEqual([]);
  const unsubscribe = expect.stringMatching(/^https:\/\/portal\.example\/unsubscribe\/[\da-f-]{36}$/);
  expect(mail).toMatchObject({ language: 'en', subject: 'New results for your saved searches', unsubscribe });
  expect(mail?.lists).toEqual([
    {
      title: 'Gears',
      link: `https://portal.example/search-result?business=MA&countries=global&search=Quonvexar&order=newest&saved=${search}`,
      items: [
        { label: 'Quonvexar B', link: `https://portal.example/business/${newer}` },
        { label: 'Quonvexar A', link: `https://portal.example/business/${older}` },
      ],
      total: 2,
      unsubscribe,
    },
  ]);
  expect(await mailsOf(ada, after(1))).toEqual([]);
  expect(await mailsOf(ada, after(day))).toEqual([]);
  const { digested_at } = await api.db
    .selectFrom('saved_searches')
    .select('digested_at')
    .where('id', '=', search)
    .executeTakeFirstOrThrow();
  expect(digested_at).toEqual(after(day));
  await came('Quonvexar C', day + 2);
  expect((await mailsOf(ada, after(2 * day))).map(told)).toEqual([[['Gears', ['Quonvexar C'], 1]]]);
});

test('a weekly one is told on Monday, later in the week if that was missed, and daily ones in the same mail', async () => {
  const ada = await somebody();
  await saved(ada, {
    name: 'Weekly',
    business: { textQuery: 'Fendralix', countries: ['MX'] },
    digest: 'weekly',
  });
  await saved(ada, { name: 'Daily', business: { textQuery: 'Fendralix' }, digest: 'daily' });
  await came('Fendralix A', -2);
  expect((await mailsOf(ada, monday)).map(told)).toEqual([
    [
      ['Daily', ['Fendralix A'], 1],
      ['Weekly', ['Fendralix A'], 1],
    ],
  ]);
  await came('Fendralix B', 2);
  expect((await mailsOf(ada, after(day))).map(told)).toEqual([[['Daily', ['Fendralix B'], 1]]]);
  // No worker ran on the next Monday.
  expect((await mailsOf(ada, after(8 * day))).map(told)).toEqual([[['Weekly', ['Fendralix B'], 1]]]);
  await came('Fendralix C', 9 * day);
  expect((await mailsOf(ada, after(13 * day))).map(told)).toEqual([[['Daily', ['Fendralix C'], 1]]]);
});

test('ten are told and how many there are; in the language of the reader and the others', async () => {
  const ada = await somebody('es');
  await saved(ada, { name: 'Bombas', product: { textQuery: 'Gomperune' }, digest: 'daily' });
  const business_id = await rows.aBusiness({ company_name: 'Regia', subscription: 'platinum' });
  for (let turn = 0; turn < 12; turn += 1)
    await rows.aProduct({
      business_id,
      name: `Gomperune ${turn}`,
      created_at: after(-14 + turn),
      listed_at: after(-14 + turn),
    });
  const [mail] = await mailsOf(ada, monday);
  expect(mail).toMatchObject({ language: 'es', subject: 'Nuevos resultados de sus búsquedas guardadas' });
  expect(mail?.translations?.map(({ language }) => language)).toEqual(['en', 'it', 'zh']);
  const [list] = mail?.lists ?? [];
  expect(list).toMatchObject({ total: 12, link: expect.stringContaining('business=PR&') });
  expect(list?.items.map(({ label }) => label)).toEqual(
    Array.from({ length: 10 }, (_, turn) => `Gomperune ${11 - turn} · Regia`),
  );
});

test('what somebody looked at is not mailed, and what is no longer listed is left out', async () => {
  const ada = await somebody();
  const search = await saved(ada, { name: 'Gears', business: { textQuery: 'Hostavely' }, digest: 'daily' });
  await came('Hostavely A', -5);
  const gone = await came('Hostavely B', -3);
  await api.db
    .updateTable('saved_searches')
    .set({ seen_at: after(-4) })
    .where('id', '=', search)
    .execute();
  await came('Hostavely C', -2);
  await digest(monday);
  await api.db.deleteFrom('businesses').where('id', '=', gone).execute();
  const mails = (await mailAll()).filter(({ to }) => to === ada.email);
  expect(mails.map(told)).toEqual([[['Gears', ['Hostavely C'], 1]]]);
});

test('it is 07:00 where one says to be', async () => {
  const ada = await somebody();
  await ada.call(chooseNotificationTimeZone, { body: { timeZone: 'Asia/Tokyo' } });
  await saved(ada, { business: { textQuery: 'Isquendor' }, digest: 'daily' });
  await came('Isquendor', -20);
  const sevenInTokyo = after(-15);
  expect(await mailsOf(ada, new Date(sevenInTokyo.getTime() - 1))).toEqual([]);
  expect(await mailsOf(ada, sevenInTokyo)).toHaveLength(1);
});

test('cut off wherever it may be, a digest tells neither twice nor never', async () => {
  const ada = await somebody();
  await saved(ada, { name: 'Gears', business: { textQuery: 'Jolmintra' }, digest: 'daily' });
  await came('Jolmintra A', -2);
  const failing = () => Promise.reject(new Error('The worker was killed.'));
  // While it looks through searches.
  await expect(digest(monday, opening({ findAmong: failing }))).rejects.toThrow('killed');
  expect(await mailAll()).toEqual([]);
  // When all marks moved, and no mail is begun.
  await expect(digest(monday, opening({ close: failing }))).rejects.toThrow('killed');
  expect(await mailAll()).toEqual([]);
  await came('Jolmintra B', 2);
  // While it mails.
  loseAnswers(true);
  expect((await mailsOf(ada, monday)).map(told)).toEqual([[['Gears', ['Jolmintra A'], 1]]]);
  loseAnswers(false);
  expect(await mailsOf(ada, monday)).toEqual([]);
  expect((await mailsOf(ada, after(day))).map(told)).toEqual([[['Gears', ['Jolmintra B'], 1]]]);
});

test('two that run at the same time tell once', async () => {
  const ada = await somebody();
  await saved(ada, { name: 'Gears', business: { textQuery: 'Kastrimel' }, digest: 'daily' });
  await came('Kastrimel', -2);
  await Promise.all([digest(monday), digest(monday), digest(after(0.1))]);
  expect((await mailsOf(ada, monday)).map(told)).toEqual([[['Gears', ['Kastrimel'], 1]]]);
});

test('the schedule has what is due looked through, and nothing when nothing is', async () => {
  // Wherever the sun stands, it is later than 07:00 in one of them.
  for (const timeZone of ['America/Mexico_City', 'Europe/Madrid', 'Asia/Tokyo']) {
    const { id, call } = await somebody();
    await call(chooseNotificationTimeZone, { body: { timeZone } });
    await call(createSavedSearch, {
      body: { name: 'Gears', business: { textQuery: 'Tuvrensol' }, digest: 'daily' },
    });
    const longAgo = new Date('2001-01-01');
    await api.db
      .updateTable('saved_searches')
      .set({ digested_at: longAgo, seen_at: longAgo })
      .where('person_id', '=', id)
      .execute();
  }
  await rows.aBusiness({ company_name: 'Tuvrensol', created_at: new Date(Date.now() - hour) });
  const jobOf = (name: string) => {
    const job = savedSearchJobs.find((each) => each.name === `saved-search.${name}`);
    if (!job) throw new Error(`There is no job ${name}.`);
    return job;
  };
  const attempt = {
    jobID: '',
    number: 1,
    isLast: false,
    signal: new AbortController().signal,
    report: async () => {},
  };
  const onSchedule = async () => {
    await jobOf('begin-digests').runWith({}, context, attempt);
    return doNext({ pool: api.pool, job: jobOf('digest'), context });
  };
  expect(await onSchedule()).toBe(true);
  expect((await mailAll()).map(told)).toContainEqual([['Gears', ['Tuvrensol'], 1]]);
  expect(await onSchedule()).toBe(false);
});

test('equal searches of many people are asked once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => somebody()));
  const [first = people[0] as Somebody] = people;
  for (const [turn, person] of people.entries())
    await saved(person, { business: { textQuery: 'Lumbrevik' }, digest: 'daily' }, -day - turn);
  await came('Lumbrevik A', -day - 5.5);
  await came('Lumbrevik B', -2);
  let asked = 0;
  const findAmong: Search['findAmong'] = (...about) => {
    asked += 1;
    return engine.findAmong(...about);
  };
  await digest(monday, opening({ findAmong }));
  expect(asked).toBe(1);
  const mails = await mailAll();
  expect(mails).toHaveLength(12);
  expect(told(mails.find(({ to }) => to === first.email))).toEqual([['Saved', ['Lumbrevik B'], 1]]);
  expect(mails.filter((mail) => mail.lists?.[0]?.total === 2)).toHaveLength(6);
});

test('a link ends the mails of one search or of all, signed in or not, and takes that back', async () => {
  const ada = await somebody();
  const gears = await saved(ada, { name: 'Gears', business: { textQuery: 'Morvaquil' }, digest: 'daily' });
  const pumps = await saved(ada, {
    name: 'Pumps',
    business: { textQuery: 'Morvaquil', countries: ['MX'] },
    digest: 'weekly',
  });
  const never = await saved(ada, { name: 'Valves', business: { textQuery: 'valve' }, digest: 'none' });
  await came('Morvaquil A', -2);
  const [mail] = await mailsOf(ada, monday);
  const linkOf = (address: string | undefined) => ({ params: { token: address?.split('/').at(-1) ?? '' } });
  const ofGears = linkOf(mail?.lists?.[0]?.unsubscribe);
  const ofAll = linkOf(mail?.unsubscribe);
  const digests = async () =>
    Object.fromEntries(
      (await ada.call(listSavedSearches, {})).savedSearches.map((each) => [each.savedSearchID, each.digest]),
    );
  const before = { [gears]: 'daily', [pumps]: 'weekly', [never]: 'none' };

  expect(await api.call(getMailSubscription, ofGears)).toEqual({
    mails: 'saved-search',
    isEnded: false,
    isUndoable: false,
  });
  expect(await digests()).toEqual(before);
  const ended = { mails: 'saved-search', isEnded: true, isUndoable: true };
  expect(await Promise.all([1, 2].map(() => api.call(unsubscribeFromMails, ofGears)))).toEqual([
    ended,
    ended,
  ]);
  expect(await digests()).toEqual({ ...before, [gears]: 'none' });

  expect(await api.call(unsubscribeFromMails, ofAll)).toEqual({ ...ended, mails: 'saved-searches' });
  expect(Object.values(await digests())).toEqual(['none', 'none', 'none']);
  await came('Morvaquil B', 2);
  expect(await mailsOf(ada, after(8 * day))).toEqual([]);
  // What one saves next is not mailed, either.
  const next = await ada.call(createSavedSearch, { body: { name: 'Bolts', product: { textQuery: 'bolt' } } });
  expect(next.digest).toBe('none');

  // Each takes back what it ended, and nothing is lost.
  await api.call(resumeMails, ofAll);
  expect(await digests()).toMatchObject({ [gears]: 'none', [pumps]: 'weekly', [never]: 'none' });
  expect((await mailsOf(ada, after(8 * day))).map(told)).toEqual([[['Pumps', ['Morvaquil B'], 1]]]);
  await ada.call(chooseSavedSearchDigest, { params: { savedSearchID: gears }, body: { digest: 'weekly' } });
  expect(await api.call(resumeMails, ofGears)).toEqual({
    mails: 'saved-search',
    isEnded: false,
    isUndoable: false,
  });
  expect((await digests())[gears]).toBe('weekly');
});

test('mails come weekly unless one chooses, and tell of what comes from then on', async () => {
  const ada = await somebody();
  const { digest: usual } = await ada.call(createSavedSearch, {
    body: { name: 'Gears', business: { textQuery: 'gear' } },
  });
  expect(usual).toBe('weekly');
  const search = await saved(
    ada,
    { name: 'Pumps', business: { textQuery: 'pump' }, digest: 'none' },
    -1_000_000,
  );
  const markOf = async () =>
    (
      await api.db
        .selectFrom('saved_searches')
        .select('digested_at')
        .where('id', '=', search)
        .executeTakeFirstOrThrow()
    ).digested_at.getTime();
  const choose = (chosen: SavedSearchDigest) =>
    ada.call(chooseSavedSearchDigest, { params: { savedSearchID: search }, body: { digest: chosen } });
  expect(await choose('daily')).toMatchObject({ savedSearchID: search, digest: 'daily' });
  const chosenAt = await markOf();
  expect(Date.now() - chosenAt).toBeLessThan(hour);
  await choose('weekly');
  expect(await markOf()).toBe(chosenAt);
});

test('what is mailed is what running each search would find', async () => {
  const words = ['Nembrosal', 'Ostiquane', 'Pravelind'];
  const [countries, types] = [['MX', 'DE', 'ES'] as const, ['MA', 'DI'] as const];
  const cameAt = new Map<string, number>();
  for (let turn = 0; turn < 24; turn += 1) {
    const name = [words[turn % 3], turn % 4 === 0 ? words[(turn + 1) % 3] : 'Works', turn].join(' ');
    const country_code = countries[Math.floor(turn / 3) % 3] ?? 'MX';
    const business_type = types[turn % 2] ?? 'MA';
    const at = after(-turn * 7 - 1);
    const business_id = await rows.aBusiness({
      company_name: name,
      country_code,
      business_type,
      created_at: at,
    });
    const product = await rows.aProduct({ business_id, name: `${name} pump`, created_at: at, listed_at: at });
    for (const id of [business_id, product]) cameAt.set(id, at.getTime());
  }
  const word = fc.constantFrom(...words);
  const query = fc.record(
    {
      textQuery: fc.oneof(
        word,
        fc.tuple(word, word).map((two) => two.join(' ')),
        word.map((each) => each.replace('a', 'e')),
        word.map((each) => `${each} Mexico`),
      ),
      countries: fc.subarray([...countries], { minLength: 1 }),
      industry: fc.constantFrom('0006', '0001'),
      asTyped: fc.boolean(),
      order: fc.constantFrom('fit' as const, 'newest' as const),
    },
    { requiredKeys: ['textQuery'] },
  );
  const sent = fc.oneof(
    query.map((product): Sent => ({ product })),
    fc
      .tuple(query, fc.constantFrom(...types))
      .map(([business, businessType]): Sent => ({ business: { ...business, businessType } })),
  );
  const searches = fc.array(
    fc.record({
      sent,
      told: fc.integer({ min: 25, max: 180 }),
      seen: fc.integer({ min: 1, max: 180 }),
      whose: fc.nat(2),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const people = [await somebody(), await somebody(), await somebody()];
  await fc.assert(
    fc.asyncProperty(searches, async (asked) => {
      await api.db.deleteFrom('saved_searches').execute();
      const expected: Record<string, number[]> = {};
      for (const { sent: search, told: hours, seen, whose } of asked) {
        const { call } = people[whose] as Somebody;
        const id = await saved({ call }, { ...search, digest: 'daily' }, -hours);
        await api.db
          .updateTable('saved_searches')
          .set({ seen_at: after(-seen) })
          .where('id', '=', id)
          .execute();
        const page = { skip: 0, size: 50 };
        const found = search.product
          ? (await call(searchProducts, { body: { ...search.product, ...page } })).items.map(
              (item) => item.productID,
            )
          : (
              await call(searchBusinesses, { body: { textQuery: '', ...search.business, ...page } })
            ).items.map((item) => item.businessID);
        const mark = Math.max(after(-hours).getTime(), after(-seen).getTime());
        expected[id] = found.map((each) => cameAt.get(each) ?? 0).filter((at) => at > mark);
      }
      await digest(monday);
      const finds = await api.db.selectFrom('saved_search_finds').selectAll().execute();
      for (const [id, times] of Object.entries(expected)) {
        const find = finds.find(({ saved_search_id }) => saved_search_id === id);
        expect(find?.total ?? 0).toBe(times.length);
        const newest = times.toSorted((one, other) => other - one).slice(0, 10);
        expect((find?.found ?? []).map((each) => cameAt.get(each))).toEqual(newest);
      }
    }),
  );
});
