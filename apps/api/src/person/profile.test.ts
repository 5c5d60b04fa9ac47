import { randomUUID } from 'node:crypto';
import {
  type BusinessRole,
  getMyProfile,
  getPublicProfile,
  listBusinessesOfPerson,
  listStates,
  type MyProfile,
  type ProfileChange,
  searchPeople,
  tellPerson,
  updateMyProfile,
} from '@kontor/contract';
import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi(undefined, { ANSWER_CACHE_MB: 8 });

const change = (someone: Someone, body: ProfileChange) => someone.call(updateMyProfile, { body });
const mine = (someone: Someone) => someone.call(getMyProfile, {});
const seen = (userID: string) => api.call(getPublicProfile, { params: { userID } });
const word = () => `W${randomUUID().replaceAll(/[^a-f]/g, '')}`;

/** As no client of ours would send it: with nulls and all. */
async function put(someone: Someone, body: unknown) {
  const answer = await fetch(`${api.url}/user/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'wbn-auth': someone.token },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function refusedFields(someone: Someone, body: unknown): Promise<string[]> {
  const before = await mine(someone);
  const { status, body: answer } = await put(someone, body);
  expect(status, JSON.stringify(body)).toBe(400);
  expect(await mine(someone)).toEqual(before);
  return (answer.issues as { field: string }[]).map(({ field }) => field).sort();
}

const filled: ProfileChange = {
  firstName: 'Marisol',
  lastName: 'Treviño',
  mobilePhone: { countryCode: '52', phoneNumber: '477 555 0164' },
  country: 'MX',
  state: 'MX-GUA',
  city: 'León',
  gender: 'F',
  preferredLanguage: 'es',
  birthDate: '1970/10/24',
  showBirthDate: true,
  profession: 'Mechanical engineer',
  showProfession: true,
  companyName: 'Envases Tepeyac',
  industry: '0006',
  jobPosition: 'buyer',
  businessType: 'MA',
  briefPresentation: 'I buy drives.\n\nAnd conveyors.',
};
const answered = {
  firstName: 'Marisol',
  lastName: 'Treviño',
  mobilePhone: { countryCode: '+52', phoneNumber: '477 555 0164' },
  country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
  state: { stateID: 'MX-GUA', stateName: 'Guanajuato' },
  city: 'León',
  gender: { code: 'F', name: 'Female' },
  preferredLanguage: { code: 'es', name: 'Spanish', languageName: 'Español' },
  birthDate: '1970-10-24',
  showBirthDate: true,
  profession: 'Mechanical engineer',
  showProfession: true,
  companyName: 'Envases Tepeyac',
  industry: { id: '0006', name: 'Power Transmission' },
  jobPosition: { jobPositionID: 'buyer', name: 'Buyer' },
  businessType: { code: 'MA', name: 'Manufacturers' },
  briefPresentation: 'I buy drives.\n\nAnd conveyors.',
};

test('every field is saved and answered in its shape, with a message; sending it again changes nothing', async () => {
  const someone = await api.signIn();
  expect(await mine(someone)).toMatchObject({ showBirthDate: false, showProfession: false });
  expect(await change(someone, filled)).toEqual({
    ...answered,
    userID: someone.id,
    username: expect.any(String),
  });
  const profile = await mine(someone);
  expect(profile).toMatchObject(answered);
  const again = await put(someone, filled);
  expect(again.body).toMatchObject({ success: true, message: 'Saved successfully', data: profile });
  // The whole profile as it was answered, with what cannot be changed.
  expect((await put(someone, profile)).body.data).toEqual(profile);
  expect(await mine(someone)).toEqual(profile);
});

test('what is absent stays; null and empty texts take away what was there', async () => {
  const someone = await api.signIn();
  const { firstName, lastName, showBirthDate, showProfession, userID, username } = await change(
    someone,
    filled,
  );
  const left = { userID, username, firstName, lastName, showBirthDate, showProfession };
  const clearable = Object.keys(filled).filter(
    (field) => !/Name$|^show/.test(field) || field === 'companyName',
  );
  expect(await change(someone, {})).toMatchObject(answered);
  for (const nothing of [null, '']) {
    await change(someone, filled);
    for (const [at, field] of clearable.entries()) {
      const { status, body } = await put(someone, { [field]: nothing });
      expect(status, field).toBe(200);
      const gone = new Set(clearable.slice(0, at + 1));
      if (gone.has('country')) gone.add('state');
      const remaining = Object.keys(answered).filter((name) => !gone.has(name));
      expect(Object.keys(body.data as MyProfile).sort()).toEqual([...remaining, 'userID', 'username'].sort());
    }
    expect(await mine(someone)).toEqual(left);
  }
  await change(someone, filled);
  await put(someone, { mobilePhone: { countryCode: '+52', phoneNumber: '' }, country: { code: null } });
  const profile = await mine(someone);
  expect([profile.mobilePhone, profile.country, profile.state]).toEqual([undefined, undefined, undefined]);
  await change(someone, filled);
  expect(await change(someone, { removesMobilePhone: true })).not.toHaveProperty('mobilePhone');
});

test('the e-mail address is the account’s', async () => {
  const someone = await api.signIn();
  const tell = api.asService;
  const body = { firstName: 'Ada', lastName: 'Example', email: 'ada@kontor.example' };
  await tell(tellPerson, { params: { personID: someone.id }, body });
  await put(someone, { email: 'eve@kontor.example', userID: randomUUID(), username: 'eve', city: 'León' });
  expect(await mine(someone)).toMatchObject({
    email: 'ada@kontor.example',
    userID: someone.id,
    city: 'León',
  });
  expect((await mine(someone)).username).not.toBe('eve');
});

test('a name written in the profile is not overwritten by the account’s; one that was not is', async () => {
  const someone = await api.signIn({ firstName: 'Ada', lastName: 'Example' });
  const tell = (firstName: string) =>
    api.asService(tellPerson, {
      params: { personID: someone.id },
      body: { firstName, lastName: 'Example', email: `${firstName}@kontor.example`.toLowerCase() },
    });
  await tell('Augusta');
  // A form sends the name as it is with everything else.
  await change(someone, { firstName: ' Augusta ', lastName: 'Example', city: 'London' });
  await tell('Ada');
  expect(await mine(someone)).toMatchObject({ firstName: 'Ada', city: 'London' });
  const lastName = word();
  await change(someone, { lastName });
  await tell('Augusta');
  expect(await mine(someone)).toMatchObject({ firstName: 'Ada', lastName, email: 'augusta@kontor.example' });
  expect(await found(lastName)).toEqual([someone.id]);
});

async function found(textQuery: string): Promise<string[]> {
  const { items } = await api.call(searchPeople, { body: { textQuery, skip: 0, size: 5 } });
  return items.map(({ userID }) => userID);
}

describe('what is refused', () => {
  it('names each field that is wrong, and changes nothing', async () => {
    const someone = await api.signIn();
    await change(someone, filled);
    const wrong = {
      firstName: ' ',
      country: 'XX',
      gender: { code: 'X' },
      preferredLanguage: 'xx',
      industry: { name: 'Energy' },
      jobPosition: { jobPositionID: 'king' },
      businessType: 'ma',
      state: 'XX-1',
      mobilePhone: { countryCode: '+52', phoneNumber: '1' },
      birthDate: '1970-02-30',
    };
    expect(await refusedFields(someone, { ...wrong, city: 'Elsewhere' })).toEqual(Object.keys(wrong).sort());
    for (const [field, value] of Object.entries(wrong))
      expect(await refusedFields(someone, { [field]: value })).toEqual([field]);
    for (const category of ['000601', '00060101', '__proto__'])
      expect(await refusedFields(someone, { industry: category })).toEqual(['industry']);
  });

  it('is too long or of another kind', async () => {
    const someone = await api.signIn();
    const maximumLengths = {
      firstName: 100,
      lastName: 100,
      city: 100,
      profession: 100,
      companyName: 200,
      briefPresentation: 512,
    };
    for (const [field, length] of Object.entries(maximumLengths)) {
      await change(someone, { [field]: '𝕏'.repeat(length) });
      expect(await mine(someone)).toMatchObject({ [field]: '𝕏'.repeat(length) });
      expect(await refusedFields(someone, { [field]: 'x'.repeat(length + 1) })).toEqual([field]);
    }
    for (const [field, value] of Object.entries({
      firstName: null,
      city: 5,
      showBirthDate: 'yes',
      country: ['MX'],
      mobilePhone: '+52 477 555 0164',
      briefPresentation: {},
    }))
      expect(await refusedFields(someone, { [field]: value })).toEqual([field]);
  });

  it('has a line break, or a separator that is shown as one, where one line is asked for', async () => {
    const someone = await api.signIn();
    for (const lineBreak of ['\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
      const text = `one${lineBreak}two`;
      for (const field of ['firstName', 'lastName', 'city', 'profession', 'companyName'])
        expect(await refusedFields(someone, { [field]: text }), JSON.stringify(text)).toEqual([field]);
      expect(await refusedFields(someone, { coverPhoto: { alt: text } })).toEqual(['coverPhoto.alt']);
      expect((await change(someone, { briefPresentation: text })).briefPresentation).toMatch(/^one[\n ]two$/);
    }
  });

  it('says the sentences of phone and date', async () => {
    const someone = await api.signIn();
    const sentence = async (body: unknown) => (await put(someone, body)).body.message;
    const phone = 'Invalid phone number, please check the format (e.g. + 1 12345678)';
    const date = 'Invalid date format, please check it (e.g. 1970-10-24)';
    expect(await sentence({ mobilePhone: { countryCode: '+999', phoneNumber: '12345678' } })).toBe(phone);
    expect(await sentence({ mobilePhone: { countryCode: '+1', phoneNumber: '1234567' } })).toBe(phone);
    expect(await sentence({ birthDate: '24.10.1970' })).toBe(date);
    expect(await sentence({ country: 'XX' })).toBe('country is unknown');
  });
});

describe('a state', () => {
  it('belongs to the country, and goes with it', async () => {
    const someone = await api.signIn();
    await change(someone, { country: 'MX', state: 'MX-JAL' });
    expect(await refusedFields(someone, { country: 'US', state: 'MX-JAL' })).toEqual(['state']);
    expect(await refusedFields(someone, { state: 'US-TX' })).toEqual(['state']);
    expect(await refusedFields(someone, { country: '', state: 'MX-JAL' })).toEqual(['state']);
    const state = async (body: ProfileChange) => (await change(someone, body)).state?.stateID;
    expect(await state({ country: 'MX' })).toBe('MX-JAL');
    expect(await state({ country: 'US' })).toBeUndefined();
    expect(await state({ country: { code: 'MX' }, state: { stateID: 'MX-GUA' } })).toBe('MX-GUA');
    expect(await state({ country: 'US', state: 'US-TX' })).toBe('US-TX');
    expect(await state({ country: '' })).toBeUndefined();
    expect(await refusedFields(someone, { state: 'US-TX' })).toEqual(['state']);
  });

  it('is one of those the api lists for the country', async () => {
    const someone = await api.signIn();
    for (const country of ['MX', 'DE', 'JP']) {
      const [first] = await api.call(listStates, { params: { code: country } });
      expect((await change(someone, { country, state: first?.stateID })).state?.stateID).toBe(first?.stateID);
    }
  });
});

test('the dial code of every country is one a phone may have', async () => {
  const someone = await api.signIn();
  const { countries } = api.reference;
  const codes = [...new Set([...countries.values()].flatMap(({ dialCode }) => dialCode ?? []))];
  // The long run tries all of them.
  for (const countryCode of codes.filter((_, place) => process.env.THOROUGH || place % 10 === 0)) {
    const mobilePhone = { countryCode, phoneNumber: '12345678' };
    expect((await change(someone, { mobilePhone })).mobilePhone).toEqual(mobilePhone);
  }
});

test('whatever is typed is saved or refused, and saved text holds nothing unseen', async () => {
  const someone = await api.signIn();
  const text = fc.oneof(anyText({ maxLength: 90 }), fc.constantFrom('a\u0000b', '\ud800', 'a\u202eb'));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (firstName, city, briefPresentation) => {
      const { status } = await put(someone, {
        firstName,
        city,
        briefPresentation,
        birthDate: city,
        state: city,
      });
      expect([200, 400]).toContain(status);
      const saved = await put(someone, { city, briefPresentation });
      const isText = [city, briefPresentation].every(
        (each) => each.isWellFormed() && !each.includes('\u0000'),
      );
      const isFit = isText && !/[\n\v\f\r\u0085\p{Zl}\p{Zp}]/u.test(city);
      expect(saved.status).toBe(isFit ? 200 : 400);
      if (!isFit) return;
      const profile = saved.body.data as MyProfile;
      expect(profile.city ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
      expect(profile.briefPresentation ?? '').not.toMatch(/[^\P{Cc}\n]/u);
      expect((await put(someone, profile)).body.data).toEqual(profile);
    }),
    { numRuns: process.env.THOROUGH ? 60 : 15 },
  );
});

test('changes of several fields at once lose none of each other', async () => {
  const someone = await api.signIn();
  await mine(someone);
  const fields = Object.entries(filled).filter(([field]) => field !== 'state');
  await Promise.all(fields.map(([field, value]) => change(someone, { [field]: value })));
  const { state: _, ...expected } = answered;
  expect(await mine(someone)).toMatchObject(expected);
});

describe('what others see', () => {
  it('is the public part, birth date and profession as the person wishes', async () => {
    const someone = await api.signIn();
    await change(someone, filled);
    const { mobilePhone, gender, showBirthDate, showProfession, ...shown } = answered;
    expect(await seen(someone.id)).toEqual({
      ...shown,
      userID: someone.id,
      username: expect.stringMatching(/^ada-example-/),
      origin: 'registered',
      reactions: { reactionCount: { like: 0 } },
    });
    await change(someone, { showBirthDate: false });
    expect(await seen(someone.id)).not.toHaveProperty('birthDate');
    expect(await seen(someone.id)).toHaveProperty('profession');
    await change(someone, { showBirthDate: true, showProfession: false });
    expect(await seen(someone.id)).toHaveProperty('birthDate');
    expect(await seen(someone.id)).not.toHaveProperty('profession');
  });

  it('never holds e-mail address, phone or gender, for nobody but their owner', async () => {
    const someone = await api.signIn();
    const other = await api.signIn();
    const body = { firstName: 'Ada', lastName: 'Example', email: 'ada@kontor.example' };
    const tell = api.asService;
    await tell(tellPerson, { params: { personID: someone.id }, body });
    await change(someone, { ...filled, showBirthDate: false, showProfession: false });
    for (const { call } of [api, other, someone]) {
      const text = JSON.stringify(await call(getPublicProfile, { params: { userID: someone.id } }));
      for (const secret of ['@', '477 555', 'gender', '1970', 'engineer', 'show'])
        expect(text).not.toContain(secret);
    }
    // What somebody hides is not to be found out by searching for it either.
    const profession = word();
    await change(someone, { profession });
    expect(await found(profession)).toEqual([]);
    await change(someone, { showProfession: true });
    expect(await found(profession)).toEqual([someone.id]);
    await change(someone, { showProfession: false });
    expect(await found(profession)).toEqual([]);
  });

  it('is kept until it changes', async () => {
    const someone = await api.signIn();
    await mine(someone);
    for (const city of ['León', 'Oslo', 'Graz']) {
      await change(someone, { city });
      expect((await seen(someone.id)).city).toBe(city);
      expect((await seen(someone.id.toUpperCase())).city).toBe(city);
    }
    await api.db.updateTable('people').set({ like_count: 7 }).where('id', '=', someone.id).execute();
    await vi.waitFor(async () => expect((await seen(someone.id)).reactions.reactionCount.like).toBe(7));
  });

  it('is nothing of somebody who is not there', async () => {
    await expect(seen(randomUUID())).rejects.toMatchObject({ status: 404, errorName: 'NotFound' });
    await expect(seen('me')).rejects.toMatchObject({ status: 400 });
  });
});

test('only who is signed in changes a profile, and only their own', async () => {
  await expect(api.call(updateMyProfile, { body: filled })).rejects.toMatchObject({
    errorName: 'TokenNotFound',
  });
  await expect(api.call(getMyProfile, {})).rejects.toMatchObject({ errorName: 'TokenNotFound' });
  const [someone, other] = [await api.signIn(), await api.signIn()];
  const before = await mine(other);
  await put(someone, { ...filled, userID: other.id, id: other.id });
  expect(await mine(other)).toEqual(before);
});

test('what is changed is found at once, in every language', async () => {
  const someone = await api.signIn();
  const [city, companyName, presentation] = [word(), word(), word()];
  await change(someone, { city, companyName, briefPresentation: `About ${presentation}.`, industry: '0003' });
  for (const text of [city, companyName, presentation, `${city} energía`])
    expect(await found(text), text).toEqual([someone.id]);
  await change(someone, { city: '', industry: '' });
  expect(await found(city)).toEqual([]);
});

describe('the businesses of a person', () => {
  const list = (asker: Pick<Someone, 'call'>, userID: string) =>
    asker.call(listBusinessesOfPerson, { query: { userID } });

  it('are cards, with what they are there for themselves alone', async () => {
    const { aBusiness } = rowsIn(api.db, api.reference);
    const [someone, other] = [await api.signIn(), await api.signIn()];
    await mine(someone);
    await mine(other);
    const names = ['Owned', 'Administered', 'Joined', 'Left by its owner'];
    const ids = await Promise.all(names.map((company_name) => aBusiness({ company_name })));
    const [owned, administered, joined, left] = ids as [string, string, string, string];
    const join = (business_id: string, person_id: string, role: BusinessRole, day: number) =>
      api.db
        .insertInto('business_members')
        .values({ business_id, person_id, role, since: new Date(Date.UTC(2026, 0, day)) })
        .execute();
    await join(owned, someone.id, 'owner', 3);
    await join(administered, other.id, 'owner', 1);
    await join(administered, someone.id, 'admin', 2);
    await join(joined, other.id, 'owner', 1);
    await join(joined, someone.id, 'member', 1);
    await join(left, someone.id, 'admin', 4);
    expect((await list(someone, someone.id)).map((card) => [card.businessID, card.accessLevel])).toEqual([
      [joined, 'member'],
      [administered, 'admin'],
      [owned, 'owner'],
    ]);
    expect((await list(someone, someone.id.toUpperCase()))[0]?.accessLevel).toBe('member');
    for (const asker of [api, other]) {
      const cards = await list(asker, someone.id);
      expect(cards.map(({ general }) => general.companyName)).toEqual(['Joined', 'Administered', 'Owned']);
      expect(JSON.stringify(cards)).not.toContain('accessLevel');
    }
    await api.db.deleteFrom('business_members').where('business_id', '=', owned).execute();
    expect(await list(api, someone.id)).toHaveLength(2);
  });

  it('are none of somebody who has none, or is not there', async () => {
    const someone = await api.signIn();
    expect(await list(someone, someone.id)).toEqual([]);
    expect(await list(api, randomUUID())).toEqual([]);
    await expect(list(api, 'me')).rejects.toMatchObject({ status: 400 });
  });
});
