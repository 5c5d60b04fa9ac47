import {
  type BusinessSection,
  discardBusinessDraft,
  getBusinessProfile,
  type Input,
  saveBusinessDraft,
} from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { type Somebody, teamsIn } from './testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);

type Typed = NonNullable<Input<typeof saveBusinessDraft>['body']>;
const typeIn = (person: Somebody, businessID: string, section: BusinessSection, body: Typed) =>
  person.call(saveBusinessDraft, { params: { businessID, section }, body });

test('what is typed is stored as it is, right or wrong, and nobody but its author is shown it', async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León', employees_min: 140, employees_max: 160 });
  const typed = {
    city: ' Silao ',
    email: 'ventas@',
    phone: { countryCode: '+52' },
    workingHours: { days: [1], from: '8' },
    country: '',
  };
  const { draft, values } = await typeIn(owner, businessID, 'contact', typed);
  expect(values.city).toBe('León');
  expect(draft?.fields.toSorted()).toEqual(['city', 'country', 'email', 'phone', 'workingHours']);
  const { country: _, ...stated } = typed;
  expect(draft?.values).toEqual(stated);
  expect(draft?.base).toEqual({ city: 'León', country: 'MX' });
  expect(draft?.clashes).toEqual([]);
  expect((await owner.edit()).sections.contact.draft).toEqual(draft);

  expect(JSON.stringify(await admin.edit())).not.toContain('Silao');
  const profile = await api.call(getBusinessProfile, { params: { businessID } });
  expect(profile.contactInfo.city).toBe('León');
});

test('a number out of bounds, or that is none, is stored as it was typed and refused when it is published', async () => {
  const { businessID, owner } = await aTeam();
  const typed = {
    general: {
      yearStablished: 3020,
      totalEmployees: { min: 99_999_999_999, max: '1.5 k' },
      productionCapacity: { unit: 't', period: 'month' },
      companyName: 'K'.repeat(300),
    },
    factory: { numberProductionLines: 9_999_999, factorySize: '-1200,5' },
    trade: { averageLeadTime: 2.5 },
  } as const;
  for (const [section, fields] of Object.entries(typed)) {
    const { draft } = await typeIn(owner, businessID, section as BusinessSection, fields);
    expect(draft?.values).toEqual(fields);
    for (const [name, value] of Object.entries(fields))
      await expect(
        owner.publish(section as BusinessSection, { revision: 0, [name]: value as never }),
        name,
      ).rejects.toMatchObject({ status: 400, issues: [{ field: expect.stringContaining(name) }] });
  }
  // What is right beside them is published.
  await owner.publish('general', { revision: 0, shortDescription: 'Gearboxes.' });
  expect((await owner.edit()).sections.general.draft?.values).toEqual(typed.general);
});

test('others are told who else works on the business, and of nobody who may not any more', async () => {
  const { businessID, owner, admin } = await aTeam();
  const former = await aMember(businessID, 'admin', 'Teo');
  await typeIn(owner, businessID, 'contact', { city: 'Silao' });
  await typeIn(former, businessID, 'trade', { averageLeadTime: 3 });
  const names = async (person: Somebody) =>
    (await person.edit()).alsoEditing.map(({ firstName }) => firstName);
  expect(await names(admin)).toEqual(['Teo', 'Marisol']);
  expect(await names(owner)).toEqual(['Teo']);
  const membership = api.db.updateTable('business_members').set({ role: 'member' });
  await membership.where('person_id', '=', former.id).execute();
  expect(await names(admin)).toEqual(['Marisol']);
});

test('fields of two windows add up, and one typed back leaves the draft', async () => {
  const { businessID, owner } = await aTeam({ city: 'León' });
  await typeIn(owner, businessID, 'contact', { city: 'Silao' });
  const both = await typeIn(owner, businessID, 'contact', { zipcode: '36100' });
  expect(both.draft?.values).toEqual({ city: 'Silao', zipcode: '36100' });
  const one = await typeIn(owner, businessID, 'contact', { city: 'León ' });
  expect(one.draft?.values).toEqual({ zipcode: '36100' });
  const none = await typeIn(owner, businessID, 'contact', { zipcode: '' });
  expect(none.draft).toBeUndefined();
});

test('of two windows that save at once, and publish meanwhile, nothing that was typed is lost', async () => {
  const { businessID, owner } = await aTeam();
  const typed = { city: 'Silao', zipcode: '36100', email: 'a@b.example', legalAddressEnglish: 'Street 1' };
  const each = Object.entries(typed).map(([name, value]) =>
    typeIn(owner, businessID, 'contact', { [name]: value }),
  );
  await Promise.all([...each, owner.publish('contact', { revision: 0, shippingAddressEnglish: 'Gate 3' })]);
  expect((await owner.edit()).sections.contact.draft?.values).toEqual(typed);
});

test('a field that somebody publishes meanwhile clashes, with their name; the others do not', async () => {
  const { businessID, owner, admin } = await aTeam({ employees_min: 140, employees_max: 160 });
  const typed = {
    totalEmployees: { min: 185, max: 195 },
    yearStablished: 1994,
    generalDescription: 'Repair.',
  };
  await typeIn(owner, businessID, 'general', typed);
  await admin.publish('general', {
    revision: 0,
    totalEmployees: { min: 180, max: 200 },
    yearStablished: 1994,
  });
  const { values, draft, revision } = (await owner.edit()).sections.general;
  expect(values.totalEmployees).toEqual({ min: 180, max: 200 });
  expect(draft?.clashes).toMatchObject([{ field: 'totalEmployees', by: { firstName: 'Ruth' } }]);
  expect(draft?.base.totalEmployees).toEqual({ min: 140, max: 160 });
  expect(draft?.fields).toEqual(['generalDescription', 'totalEmployees']);

  const chosen = await typeIn(owner, businessID, 'general', {
    base: { totalEmployees: values.totalEmployees },
    totalEmployees: typed.totalEmployees,
  });
  expect(chosen.draft?.clashes).toEqual([]);
  const published = await owner.publish('general', { revision, totalEmployees: typed.totalEmployees });
  expect(published.values.totalEmployees).toEqual(typed.totalEmployees);
  expect(published.draft?.fields).toEqual(['generalDescription']);
});

test('publishing ends the draft of what was published, of whoever published it alone', async () => {
  const { businessID, owner, admin } = await aTeam();
  await typeIn(owner, businessID, 'contact', { city: 'Silao', zipcode: '36100' });
  await typeIn(admin, businessID, 'contact', { city: 'Irapuato' });
  const { draft } = await owner.publish('contact', { revision: 0, city: 'Silao' });
  expect(draft?.values).toEqual({ zipcode: '36100' });
  expect((await admin.edit()).sections.contact.draft?.values).toEqual({ city: 'Irapuato' });
});

test('a draft is discarded, and put back by typing it again', async () => {
  const { businessID, owner, admin } = await aTeam();
  const params = { businessID, section: 'contact' } as const;
  const typed = { city: 'Silao', email: 'ventas@' };
  const before = await typeIn(owner, businessID, 'contact', typed);
  await typeIn(admin, businessID, 'contact', { city: 'Irapuato' });
  for (let times = 0; times < 2; times += 1)
    expect((await owner.call(discardBusinessDraft, { params })).draft).toBeUndefined();
  expect((await admin.edit()).sections.contact.draft?.values).toEqual({ city: 'Irapuato' });
  const again = await typeIn(owner, businessID, 'contact', { ...typed, base: before.draft?.base ?? {} });
  expect(again.draft?.values).toEqual(typed);
});

test('fields of another section, and members, leave no draft', async () => {
  const { businessID, owner } = await aTeam();
  await expect(typeIn(owner, businessID, 'contact', { averageLeadTime: 3 })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'averageLeadTime', code: 'unexpected' }],
  });
  const member = await aMember(businessID, 'member', 'Teo');
  await expect(typeIn(member, businessID, 'contact', { city: 'Silao' })).rejects.toMatchObject({
    status: 403,
  });
  expect((await owner.edit()).alsoEditing).toEqual([]);
});

test('whatever two people type and publish in whatever order, nothing is overwritten unseen', async () => {
  const person = fc.constantFrom('owner', 'admin');
  const field = fc.constantFrom('city', 'zipcode', 'website');
  const step = fc.record({
    person,
    field,
    value: fc.constantFrom('', 'a.example', 'b.example'),
    refresh: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { owner, admin } = await aTeam({ website: null });
      const people = { owner, admin };
      const seen = {
        owner: { revision: 0, values: {} as object },
        admin: { revision: 0, values: {} as object },
      };
      for (const { person: who, field: name, value, refresh } of steps) {
        const key = who as 'owner' | 'admin';
        const before = (await people[key].edit()).sections.contact;
        if (refresh) seen[key] = before;
        const known = { ...seen[key].values } as Record<string, unknown>;
        const current = (before.values as Record<string, unknown>)[name];
        const sent = { revision: seen[key].revision, [name]: value };
        const result = await people[key].publish('contact', sent).catch((error) => error);
        if (result instanceof Error) {
          expect(result).toMatchObject({ status: 409, issues: [{ field: name }] });
          expect((await people[key].edit()).sections.contact.values).toEqual(before.values);
        } else {
          const stored = name === 'website' && value ? `https://${value}` : value || undefined;
          expect((result.values as Record<string, unknown>)[name]).toBe(stored);
          if (current !== stored) expect(known[name]).toBe(current);
          seen[key] = result;
        }
      }
    }),
    { numRuns: process.env.THOROUGH ? 15 : 8 },
  );
});
