import { randomUUID } from 'node:crypto';
import {
  acceptTransfer,
  addBusinessCertificate,
  cancelTransfer,
  getBusinessEdit,
  offerOwnership,
  publishBusinessSection,
  removeBusinessCertificate,
  runProductImport,
  saveBusinessDraft,
  searchBusinesses,
  startProductImport,
  undoProductImport,
  type WrittenMail,
} from '@kontor/contract';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { membersIn } from './business/members/testing-members.ts';
import { anImporter } from './product/import/testing-import.ts';
import { startAccountService } from './test/account-service.ts';
import { useKilledServices, type Work } from './test/killed-services.ts';
import { sharedApi } from './test/shared-api.ts';
import { sharedPreparing } from './upload/testing-preparing.ts';

/*
 * Api and worker are killed with -9 while people save sections, import products and hand businesses over. Each sends what was
 * not acknowledged again: it has one effect, what was acknowledged is there, and nothing is there by half.
 */
const kills = 20;
/** Milliseconds; a killed worker is missed after ten seconds, and what it did taken then. */
const timeout = 120_000;
/** A killed process takes seconds to be there again, on a busy machine half a minute. */
const allKills = 1_800_000;

const api = await sharedApi();
const preparing = sharedPreparing(api);
const { aBusiness, aMember } = membersIn(api);

const mails = new Map<string, WrittenMail>();
const desk = await startAccountService(async ({ url = '' }, body) => {
  const mailID = url.split('/').at(-1) ?? '';
  // The same id again is the same mail.
  mails.set(mailID, JSON.parse(body));
  return { status: 200, body: { success: true, data: { mailID } } };
});
afterAll(() => desk.close());

const { send, killUnder } = useKilledServices(api, desk.url);

/** Publishes two sections and a certificate with one number after another, and keeps drafts of a third. */
async function aSaver() {
  const word = `Qaz${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const businessID = await aBusiness({ company_name: `${word} Zero` });
  const { id: personID } = await aMember(businessID, 'owner');
  const params = { businessID };
  const edit = () => send({ personID, call: getBusinessEdit, input: { params } });
  const nameOf = (number: number) => `${word} ${number}`;
  const placeOf = (number: number) => ({
    city: `City ${number}`,
    zipcode: String(number),
    legalAddressEnglish: `Street ${number}`,
  });
  let acknowledged = 0;
  let certificates = 0;

  async function save(work: Work): Promise<void> {
    const revisions = { contact: 0, general: 0 };
    while (!work.ended) {
      const number = acknowledged + 1;
      for (const [section, fields] of [
        ['contact', placeOf(number)],
        ['general', { companyName: nameOf(number) }],
      ] as const) {
        const body = { revision: revisions[section], ...fields };
        const input = { params: { businessID, section }, body };
        const state = await send({ personID, call: publishBusinessSection, input });
        revisions[section] = state?.revision ?? 0;
      }
      const draft = { params: { businessID, section: 'factory' }, body: { factorySize: number } } as const;
      await send({ personID, call: saveBusinessDraft, input: draft });
      acknowledged = number;
      work.acknowledged += 1;
      await exchangeCertificate();
    }
  }

  /** Adds one, and takes the one before away. */
  async function exchangeCertificate(): Promise<void> {
    const body = { name: `ISO ${certificates + 1}`, issueDate: '2025-02-03' };
    const key = randomUUID();
    const added = await send({ personID, call: addBusinessCertificate, input: { params, body }, key });
    const before = added?.items.find(({ name }) => name === `ISO ${certificates}`);
    certificates += 1;
    if (!before) return;
    const input = { params: { businessID, certificateID: before.id }, body: { revision: before.revision } };
    await send({ personID, call: removeBusinessCertificate, input, done: 404 });
  }

  /** How often the log says that something got this value, by section and value. */
  async function logged(section: string, value: string): Promise<number[]> {
    const { rows } = await sql<{ times: number }>`
      SELECT count(*)::int AS times FROM business_changes
      WHERE business_id = ${businessID} AND section = ${section} AND after IS NOT NULL
      GROUP BY ${sql.raw(value)} ORDER BY min(id)
    `.execute(api.db);
    return rows.map(({ times }) => times);
  }

  async function verify(): Promise<void> {
    const edited = (await edit()) ?? expect.fail('It cannot be edited.');
    const { sections } = edited;
    expect(sections.contact.values).toMatchObject(placeOf(acknowledged));
    expect(sections.general.values.companyName).toBe(nameOf(acknowledged));
    expect(sections.factory.draft?.values).toEqual({ factorySize: acknowledged });
    expect(edited.certificates.items.map(({ name }) => name)).toEqual([`ISO ${certificates}`]);
    const once = (count: number) => Array.from({ length: count }, () => 1);
    expect(sections.contact.revision).toBe(acknowledged);
    expect(await logged('contact', "field || ' ' || after")).toEqual(once(3 * acknowledged));
    expect(await logged('general', 'after')).toEqual(once(acknowledged));
    expect(await logged('certificates', "after ->> 'name'")).toEqual(once(certificates));
    const found = async () => {
      const body = { textQuery: nameOf(acknowledged), skip: 0, size: 10 };
      const { items } = await api.call(searchBusinesses, { body });
      return items.find((item) => item.businessID === businessID)?.general.companyName;
    };
    await expect.poll(found, { timeout }).toBe(nameOf(acknowledged));
  }

  return { save, verify };
}

test(
  'killed while sections are saved: what was acknowledged is there, once and whole',
  async () => {
    const savers = await Promise.all(Array.from({ length: 4 }, aSaver));
    const work = await killUnder({ kills, within: 60 }, (begun) => savers.map(({ save }) => save(begun)));
    for (const { verify } of savers) await verify();
    console.log(`${work.acknowledged} saves acknowledged under ${kills} kills`);
  },
  allKills,
);

const rows = 1_500;

/** Imports a table, looks whether it is there whole, undoes it, and so on. */
async function anImportingOwner() {
  const owner = await anImporter(api, preparing);
  const { businessID, id: personID } = owner;
  const lines = Array.from({ length: rows }, (_, row) => `Qagreno ${row + 1},0006.000601,${row + 1},7`);
  const table = Buffer.from(`Name,Category,Number,Lead time\n${lines.join('\n')}\n`);
  let imports = 0;

  async function stateOf(id: string): Promise<string | undefined> {
    const row = await api.db.selectFrom('product_imports').select('state').where('id', '=', id);
    return (await row.executeTakeFirst())?.state;
  }
  const until = (importID: string, state: string) =>
    vi.waitUntil(async () => (await stateOf(importID)) === state, { timeout, interval: 20 });

  /** Names of the products there are. */
  async function names(): Promise<string[]> {
    const { rows: found } = await sql<{ name: string; whole: boolean }>`
      SELECT name, lead_time_days = 7 AND category_id = '000601' AND specs =
        jsonb_build_array(jsonb_build_object('key', 'Number', 'value', replace(name, 'Qagreno ', ''))) AS whole
      FROM products WHERE business_id = ${businessID}
    `.execute(api.db);
    expect(found.filter(({ whole }) => !whole)).toEqual([]);
    return found.map(({ name }) => name);
  }

  async function importAll(work: Work): Promise<void> {
    while (!work.ended) {
      const body = { businessID, ...(await owner.send('a.csv', table)) };
      const key = randomUUID();
      const { importID = '' } =
        (await send({ personID, call: startProductImport, input: { body }, key })) ?? {};
      work.acknowledged += 1;
      await until(importID, 'checked');
      work.acknowledged += 1;
      const input = { params: { importID } };
      await send({ personID, call: runProductImport, input });
      work.acknowledged += 1;
      await until(importID, 'imported');
      work.acknowledged += 1;
      const all = await names();
      expect(all).toHaveLength(rows);
      expect(new Set(all).size).toBe(rows);
      expect(await owner.of(importID)).toMatchObject({ added: rows, changed: 0, wrong: 0, done: rows });
      await send({ personID, call: undoProductImport, input });
      work.acknowledged += 1;
      await until(importID, 'undone');
      work.acknowledged += 1;
      expect(await names()).toEqual([]);
      imports += 1;
    }
  }

  async function verify(): Promise<number> {
    const { items } = await owner.list();
    expect(items.filter(({ state }) => state === 'undone').length).toBe(items.length);
    const { rows: stored } = await sql`
      SELECT FROM product_imports WHERE business_id = ${businessID}
    `.execute(api.db);
    expect(stored, 'imports begun').toHaveLength(imports);
    return imports;
  }

  return { importAll, names, verify };
}

test(
  'killed while products are imported and imports undone: no row twice, none by half, each import done to its end',
  async () => {
    const owner = await anImportingOwner();
    const atAnyTime = async () => void (await owner.names());
    const work = await killUnder({ kills, within: 1_200 }, (begun) => [owner.importAll(begun)], atAnyTime);
    const imports = await owner.verify();
    console.log(`${imports} imports, ${work.acknowledged} steps under ${kills} kills`);
  },
  allKills,
);

/** Two people who hand a business to each other. */
async function aPair(number: number) {
  const companyName = `Handed Works ${number}`;
  const businessID = await aBusiness({ company_name: companyName });
  const pair = [await aMember(businessID, 'owner'), await aMember(businessID, 'admin')] as const;
  const params = { businessID };
  let [owner, heir] = [pair[0], pair[1]];
  let offers = 0;
  const taken = new Map<string, number>(pair.map(({ email }) => [email, 0]));

  async function offer(): Promise<void> {
    const input = { params, body: { userID: heir.id } };
    await send({ personID: owner.id, call: offerOwnership, input, key: randomUUID() });
    offers += 1;
  }

  async function handOver(work: Work): Promise<void> {
    while (!work.ended) {
      await offer();
      await send({ personID: owner.id, call: cancelTransfer, input: { params }, done: 404 });
      await offer();
      await send({ personID: heir.id, call: acceptTransfer, input: { params }, done: 404 });
      taken.set(heir.email, (taken.get(heir.email) ?? 0) + 1);
      [owner, heir] = [heir, owner];
      work.acknowledged += 1;
    }
  }

  async function verify(): Promise<void> {
    const { rows: members } = await sql`
      SELECT person_id, role FROM business_members WHERE business_id = ${businessID} ORDER BY role DESC
    `.execute(api.db);
    expect(members).toEqual([
      { person_id: owner.id, role: 'owner' },
      { person_id: heir.id, role: 'admin' },
    ]);
    const { rows: waiting } = await sql`
      SELECT FROM ownership_transfers WHERE business_id = ${businessID}
    `.execute(api.db);
    expect(waiting).toEqual([]);
    const mailed = (to: string, subject: string) =>
      [...mails.values()].filter((mail) => mail.to === to && mail.subject === `${subject} ${companyName}`)
        .length;
    for (const { email } of pair) expect(mailed(email, 'You now own'), email).toBe(taken.get(email));
    const offered = pair.map(({ email }) => mailed(email, 'You are offered the ownership of'));
    expect(offered.reduce((sum, count) => sum + count)).toBe(offers);
  }

  return { businessID, handOver, verify };
}

test(
  'killed while ownership is handed over: one owner at any time, and everybody told once',
  async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, (_, number) => aPair(number)));
    const atAnyTime = async () => {
      const { rows: owned } = await sql<{ owners: number }>`
      SELECT count(*) FILTER (WHERE role = 'owner')::int AS owners FROM business_members
      WHERE business_id = ANY (${pairs.map(({ businessID }) => businessID)}) GROUP BY business_id
    `.execute(api.db);
      expect(owned.map(({ owners }) => owners)).toEqual(pairs.map(() => 1));
    };
    const work = await killUnder(
      { kills, within: 60 },
      (begun) => pairs.map(({ handOver }) => handOver(begun)),
      atAnyTime,
    );
    const untold = async () => {
      const { rows: waiting } = await sql<{ count: number }>`
      SELECT count(*)::int FROM jobs.job WHERE name = 'business.mail-notice' AND state < 'completed'
    `.execute(api.db);
      return waiting[0]?.count;
    };
    await expect.poll(untold, { timeout, interval: 200 }).toBe(0);
    for (const { verify } of pairs) await verify();
    console.log(`${work.acknowledged} transfers under ${kills} kills`);
  },
  allKills,
);
