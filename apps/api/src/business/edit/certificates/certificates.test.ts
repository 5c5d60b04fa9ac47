import { randomUUID } from 'node:crypto';
import {
  addBusinessCertificate,
  type CertificateChange,
  changeBusinessCertificate,
  confirmBusinessCertificates,
  getBusinessProfile,
  idempotencyKeyHeader,
  listBusinessChanges,
  type NewCertificate,
  removeBusinessCertificate,
  searchBusinesses,
  sendBusinessFile,
  signUpload,
  undoBusinessChange,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { forgetUnused } from '../../../upload/forget-unused.ts';
import { expectDownload } from '../../../upload/testing-download.ts';
import { aPdf } from '../../../upload/testing-pdf.ts';
import { aPicture } from '../../../upload/testing-pictures.ts';
import { prepareNext, sharedPreparing } from '../../../upload/testing-preparing.ts';
import { sentFile } from '../../../upload/testing-sent-file.ts';
import { type Somebody, teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);
const preparing = sharedPreparing(api);
const origin = new URL(api.url).origin;

const iso = { name: 'ISO 9001', issueDate: '2024-01-20' };

const add = (person: Somebody, businessID: string, body: NewCertificate = iso) =>
  person.call(addBusinessCertificate, { params: { businessID }, body });
const change = (person: Somebody, businessID: string, certificateID: string, body: CertificateChange) =>
  person.call(changeBusinessCertificate, { params: { businessID, certificateID }, body });
const remove = (person: Somebody, businessID: string, certificateID: string, revision = 0) =>
  person.call(removeBusinessCertificate, { params: { businessID, certificateID }, body: { revision } });
const changesOf = async (person: Somebody, businessID: string) =>
  (await person.call(listBusinessChanges, { params: { businessID }, query: {} })).changes;
const undo = (person: Somebody, businessID: string, changeID: string | undefined) =>
  person.call(undoBusinessChange, { params: { businessID, changeID: changeID ?? '' } });

/** A business with one certificate. */
async function certified(given: NewCertificate = iso) {
  const team = await aTeam();
  const { items } = await add(team.owner, team.businessID, given);
  return { ...team, id: items[0]?.id ?? '' };
}

/** A picture of a certificate that was sent and made ready. */
async function picture(token: string, size = { width: 600, height: 900 }) {
  const file = {
    name: 'certificate.jpg',
    type: 'image/jpeg',
    bytes: new Uint8Array(await aPicture(size)),
  };
  const body = { purpose: 'certificate-photo' } as const;
  const sent = await api.client(token)(sendBusinessFile, { body, file });
  while (await prepareNext(preparing));
  return sent.token;
}

function pdf(token: string, bytes = aPdf()) {
  return sentFile(api, preparing, {
    token,
    purpose: 'certificate-document',
    contentType: 'application/pdf',
    bytes,
  });
}

const shown = async (businessID: string) =>
  (await api.call(getBusinessProfile, { params: { businessID } })).certificates;
const download = (id: string, init?: RequestInit) => fetch(`${origin}/files/certificates/${id}.pdf`, init);

test('a certificate is added with all that is known of it, shown, found by its name, and in the log', async () => {
  const { businessID, owner } = await aTeam();
  const word = `q${businessID.replaceAll('-', '')}`;
  const sent = {
    name: ` ${word}  9001 `,
    issuer: 'TÜV Süd',
    number: 'Q-17',
    issueDate: '2024-01-20',
    expireDate: '2099-01-19',
  };
  const stored = { ...sent, name: `${word} 9001` };
  const { items, revision, confirmedBy } = await add(owner, businessID, sent);
  expect(items).toMatchObject([{ ...stored, expired: false, revision: 0 }]);
  expect([revision, confirmedBy?.userID]).toEqual([1, owner.id]);
  expect((await owner.edit()).certificates.items).toEqual(items);
  const profile = await api.call(getBusinessProfile, { params: { businessID } });
  expect(profile.certificates).toMatchObject([stored]);
  const found = await api.call(searchBusinesses, { body: { textQuery: word, skip: 0, size: 5 } });
  expect(found.items.map((item) => item.businessID)).toEqual([businessID]);
  const [logged] = await changesOf(owner, businessID);
  expect(logged).toMatchObject({
    section: 'certificates',
    field: 'certificate',
    after: stored,
    canUndo: true,
  });
});

const refused: [Partial<Record<keyof NewCertificate, unknown>>, string, string][] = [
  [{ name: ' ' }, 'name', 'required'],
  [{ name: 'x'.repeat(201) }, 'name', 'tooLong'],
  [{ issueDate: '' }, 'issueDate', 'required'],
  [{ issueDate: '2024-02-30' }, 'issueDate', 'notADate'],
  [{ issueDate: '20-1-2024' }, 'issueDate', 'notADate'],
  [{ issueDate: '2035-05-01' }, 'issueDate', 'inFuture'],
  [{ expireDate: 'soon' }, 'expireDate', 'notADate'],
  [{ expireDate: '2024-01-20' }, 'expireDate', 'endBeforeStart'],
  [{ number: 'two\nlines' }, 'number', 'notOneLine'],
];

test('what is wrong with a certificate is said at the field, and nothing is written', async () => {
  const { businessID, owner, id } = await certified();
  const before = await owner.edit();
  for (const [wrong, field, code] of refused) {
    const expected = { status: 400, issues: [{ in: 'body', field, code }] };
    const body = { ...iso, ...wrong } as NewCertificate;
    await expect(add(owner, businessID, body), JSON.stringify(wrong)).rejects.toMatchObject(expected);
    const changed = change(owner, businessID, id, { revision: 0, ...wrong } as CertificateChange);
    await expect(changed, JSON.stringify(wrong)).rejects.toMatchObject(expected);
  }
  expect(await owner.edit()).toEqual(before);
});

test('what is sent of a certificate changes, empty fields go, and sent again it is the same', async () => {
  const { businessID, owner, id } = await certified({ ...iso, issuer: 'TÜV', number: 'Q-17' });
  const body = { revision: 0, number: '', expireDate: '2099-01-19' };
  const first = await change(owner, businessID, id, body);
  expect(first.items).toMatchObject([{ issuer: 'TÜV', expireDate: '2099-01-19', revision: 1 }]);
  expect(first.items[0]).not.toHaveProperty('number');
  expect(await change(owner, businessID, id, body)).toEqual(first);
  expect(await changesOf(owner, businessID)).toHaveLength(2);
});

test('of two who change one certificate at once one does, the other is told, and nothing is lost', async () => {
  const { businessID, owner, admin, id } = await certified();
  const results = await Promise.allSettled([
    change(owner, businessID, id, { revision: 0, number: 'A' }),
    change(admin, businessID, id, { revision: 0, number: 'B' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
  const { businessID: other, owner: one, admin: two, id: its } = await certified();
  await change(one, other, its, { revision: 0, number: 'A' });
  const late = { status: 409, issues: [{ field: 'number', code: 'changedMeanwhile' }] };
  await expect(change(two, other, its, { revision: 0, number: 'B' })).rejects.toMatchObject(late);
  await expect(remove(two, other, its)).rejects.toMatchObject({ status: 409 });
  expect((await one.edit()).certificates.items).toMatchObject([{ number: 'A' }]);
});

test('one key adds one certificate, however often it is sent', async () => {
  const { businessID, owner } = await aTeam();
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const client = api.client(owner.token);
  const send = () => client(addBusinessCertificate, { params: { businessID }, body: iso }, { headers });
  await Promise.all([send(), send(), send()]);
  expect((await owner.edit()).certificates.items).toHaveLength(1);
});

test('a business has at most fifty', async () => {
  const { businessID, owner } = await aTeam();
  for (let number = 0; number < 50; number += 1) await add(owner, businessID);
  await expect(add(owner, businessID)).rejects.toMatchObject({ status: 409 });
});

test('each step of a certificate is undone: its coming, its change, its going', async () => {
  const { businessID, owner, admin, id } = await certified({ ...iso, issuer: 'TÜV' });
  await change(owner, businessID, id, { revision: 0, issuer: 'SGS' });
  const [changed] = await changesOf(owner, businessID);
  await undo(admin, businessID, changed?.changeID);
  expect((await owner.edit()).certificates.items).toMatchObject([{ issuer: 'TÜV', revision: 2 }]);
  await remove(owner, businessID, id, 2);
  expect((await owner.edit()).certificates.items).toEqual([]);
  const [removed] = await changesOf(owner, businessID);
  expect(removed).not.toHaveProperty('after');
  const undone = await undo(admin, businessID, removed?.changeID);
  expect(await undo(admin, businessID, removed?.changeID)).toEqual(undone);
  expect((await owner.edit()).certificates.items).toMatchObject([{ id, issuer: 'TÜV' }]);
  const added = (await changesOf(owner, businessID)).at(-1);
  await undo(owner, businessID, added?.changeID);
  expect((await owner.edit()).certificates.items).toEqual([]);
  await expect(undo(owner, businessID, changed?.changeID)).rejects.toMatchObject({ status: 409 });
});

test('its picture is shown whole, changed and taken away; one of somebody else is not taken', async () => {
  const { businessID, owner, admin, id } = await certified();
  const photo = await picture(owner.token);
  const theirs = change(admin, businessID, id, { revision: 0, photo });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
  const { items } = await change(owner, businessID, id, { revision: 0, photo });
  expect(items[0]?.photo?.versions?.[0]).toMatchObject({ width: 600, height: 900 });
  const profile = await api.call(getBusinessProfile, { params: { businessID } });
  expect(profile.certificates[0]?.photo).toEqual(items[0]?.photo);
  const bare = await change(owner, businessID, id, { revision: 1, photo: '' });
  expect(bare.items[0]).not.toHaveProperty('photo');
  const [taken] = await changesOf(owner, businessID);
  await undo(owner, businessID, taken?.changeID);
  expect((await owner.edit()).certificates.items[0]?.photo).toEqual(items[0]?.photo);
  const used = api.db.selectFrom('uploads').select('released_at').where('id', '=', photo);
  expect(await used.executeTakeFirst()).toEqual({ released_at: null });

  await remove(owner, businessID, id, 3);
  await api.db.deleteFrom('uploads').where('id', '=', photo).execute();
  const [removed] = await changesOf(owner, businessID);
  await undo(owner, businessID, removed?.changeID);
  const [back] = (await owner.edit()).certificates.items;
  expect(back).toMatchObject(iso);
  expect(back).not.toHaveProperty('photo');
});

test('a new certificate comes with its picture', async () => {
  const { businessID, owner } = await aTeam();
  const photo = await picture(owner.token, { width: 900, height: 600 });
  const { items } = await add(owner, businessID, { ...iso, photo });
  expect(items[0]?.photo?.versions?.[0]).toMatchObject({ width: 900, height: 600 });
});

test('a certificate is a PDF as well: downloaded under its name, put in the place of another, taken away and put back', async () => {
  const { businessID, owner, id } = await certified({ ...iso, name: 'Zertifikat “ISO 9001”' });
  expect((await download(id)).status).toBe(404);
  const bytes = aPdf(5_000);
  const document = await pdf(owner.token, bytes);
  const body = { revision: 0, document, documentName: ' 2024\u202e scan.PDF ' };
  const { items } = await change(owner, businessID, id, body);
  const scan = { url: `/files/${document}/file.pdf`, name: '2024 scan.pdf', bytes: bytes.length };
  expect(items[0]).toMatchObject({ revision: 1, document: scan });
  // Sent again after its answer was lost.
  expect((await change(owner, businessID, id, body)).items).toEqual(items);
  const url = `/files/certificates/${id}.pdf`;
  expect((await shown(businessID))[0]?.document).toEqual({ url, bytes: bytes.length });
  await expectDownload(await download(id), 'Zertifikat “ISO 9001”', bytes);

  const another = await pdf(owner.token, aPdf(9_000));
  const replaced = await change(owner, businessID, id, { revision: 1, document: another });
  expect(replaced.items[0]?.document?.name).toBe('Zertifikat “ISO 9001”.pdf');
  expect((await (await download(id)).arrayBuffer()).byteLength).toBe(aPdf(9_000).length);
  const [logged] = await changesOf(owner, businessID);
  expect(logged).toMatchObject({ before: { document: scan }, canUndo: true });
  expect(JSON.stringify(logged)).not.toContain('"upload"');

  const bare = await change(owner, businessID, id, { revision: 2, document: '' });
  expect(bare.items[0]).not.toHaveProperty('document');
  expect([(await shown(businessID))[0]?.document, (await download(id)).status]).toEqual([undefined, 404]);
  const [taken] = await changesOf(owner, businessID);
  await undo(owner, businessID, taken?.changeID);
  expect((await download(id)).status).toBe(200);
  // With its certificate it goes, and an undo brings it back as long as it is stored.
  await remove(owner, businessID, id, 4);
  expect((await download(id)).status).toBe(404);
  const later = { released_at: new Date(Date.now() - 2 * 60 * 60 * 1000) };
  await api.db.updateTable('uploads').set(later).where('id', '=', another).execute();
  await forgetUnused(api.db, preparing.store);
  const [removed] = await changesOf(owner, businessID);
  await undo(owner, businessID, removed?.changeID);
  const [back] = (await owner.edit()).certificates.items;
  expect([back?.id, back?.document]).toEqual([id, undefined]);
});

test('a new certificate comes with its PDF beside its picture', async () => {
  const { businessID, owner } = await aTeam();
  const sent = { photo: await picture(owner.token), document: await pdf(owner.token) };
  const { items } = await add(owner, businessID, { ...iso, ...sent, documentName: 'iso-9001.pdf' });
  expect(items[0]).toMatchObject({
    photo: { url: expect.any(String) },
    document: { name: 'iso-9001.pdf', bytes: aPdf().length },
  });
});

test('what is no PDF, too large, sent for something else or by somebody else is no certificate', async () => {
  const { businessID, owner, admin, id } = await certified();
  const disguised = pdf(owner.token, Buffer.from('<!doctype html><script>alert(1)</script>'));
  await expect(disguised).rejects.toThrow('answered with 415');
  const size = { purpose: 'certificate-document', contentType: 'application/pdf' } as const;
  const limit = 20 * 1024 * 1024;
  await expect(owner.call(signUpload, { body: { ...size, fileSize: limit + 1 } })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'fileSize', code: 'tooLarge', limit }],
  });
  const gone = { status: 404 };
  const photo = await picture(owner.token);
  const theirs = await pdf(admin.token);
  for (const document of [photo, theirs])
    await expect(change(owner, businessID, id, { revision: 0, document })).rejects.toMatchObject(gone);
  const sheet = await sentFile(api, preparing, {
    ...size,
    purpose: 'product-data-sheet',
    token: owner.token,
    bytes: aPdf(),
  });
  await expect(add(owner, businessID, { ...iso, document: sheet })).rejects.toMatchObject(gone);
  const elsewhere = await aTeam();
  const document = await pdf(elsewhere.owner.token);
  await expect(change(elsewhere.owner, businessID, id, { revision: 0, document })).rejects.toMatchObject({
    status: 403,
  });
  expect((await owner.edit()).certificates.items[0]).not.toHaveProperty('document');
  expect((await download('nothing')).status).toBe(404);
});

test('certificates are confirmed with a date and a name', async () => {
  const { businessID, admin } = await certified();
  const { confirmedBy, revision } = await admin.call(confirmBusinessCertificates, { params: { businessID } });
  expect([confirmedBy?.firstName, revision]).toEqual(['Ruth', 1]);
});

test('a certificate is of its own business, and nothing members change', async () => {
  const { businessID, id } = await certified();
  const elsewhere = await aTeam();
  const gone = { status: 404 };
  const body = { revision: 0, number: 'X' };
  await expect(change(elsewhere.owner, elsewhere.businessID, id, body)).rejects.toMatchObject(gone);
  await expect(remove(elsewhere.owner, elsewhere.businessID, id)).rejects.toMatchObject(gone);
  const member = await aMember(businessID, 'member', 'Teo');
  const tried = [
    add(member, businessID),
    change(member, businessID, id, body),
    remove(member, businessID, id),
    add(elsewhere.owner, businessID),
  ];
  await Promise.all(tried.map((call) => expect(call).rejects.toMatchObject({ status: 403 })));
});
