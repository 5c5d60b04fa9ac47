import {
  type BusinessSectionState,
  CallError,
  type DraftedFields,
  type FieldName,
  type SentFields,
} from '@kontor/contract';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fieldKinds, type SectionForm } from './field-kinds.ts';
import { openSectionEditor, type SectionEditor } from './section-editor.ts';
import { sectionFields } from './section-fields.ts';

const fields: readonly FieldName[] = [
  ...sectionFields.contact,
  'companyName',
  'categories',
  'yearStablished',
  'factorySize',
];
const { toForm, toSent } = fieldKinds('.');
type Values = BusinessSectionState['values'];
type Sent = Record<string, unknown>;

const stored = (sent: unknown) => (sent === '' ? undefined : sent);
const withFields = (values: Values, sent: Sent): Values => {
  const all = Object.entries({ ...values, ...sent }).map(([field, value]) => [field, stored(value)]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps a section as the api does: what is published, and the draft of one person with what each field was typed upon. */
function aServer(published: Values = {}) {
  let values = published;
  let revision = 1;
  const draft = new Map<FieldName, { base: unknown; typed: unknown }>();
  const state = (): BusinessSectionState => ({
    section: 'contact',
    values,
    revision,
    imported: [],
    ...(draft.size > 0 && {
      draft: {
        savedAt: '2026-11-23T10:00:00Z',
        fields: [...draft.keys()],
        values: withFields({}, Object.fromEntries([...draft].map(([field, { typed }]) => [field, typed]))),
        base: withFields({}, Object.fromEntries([...draft].map(([field, { base }]) => [field, base]))),
        clashes: [...draft]
          .filter(
            ([field, { base, typed }]) =>
              !isEqual(stored(base), values[field]) && !isEqual(stored(typed), values[field]),
          )
          .map(([field]) => ({ field })),
      },
    }),
  });
  const server = {
    fails: undefined as CallError | undefined,
    saves: 0,
    state,
    publishElsewhere(sent: Sent) {
      values = withFields(values, sent);
      revision += 1;
    },
    save(body: DraftedFields & { base: DraftedFields }) {
      if (server.fails) throw server.fails;
      server.saves += 1;
      const { base, ...typed } = body;
      for (const [field, value] of Object.entries(typed) as [FieldName, unknown][]) {
        const upon = (base as Sent)[field];
        if (isEqual(value, upon)) draft.delete(field);
        else draft.set(field, { base: upon, typed: value });
      }
      return state();
    },
    publish({ revision: _, ...sent }: SentFields & { revision: number }) {
      if (server.fails) throw server.fails;
      const clashes = state().draft?.clashes ?? [];
      if (clashes.length > 0)
        throw new CallError(409, 'Conflict', 'changed', {
          issues: clashes.map(({ field }) => ({ in: 'body', field, code: 'malformed', message: '' })),
        });
      server.publishElsewhere(sent);
      for (const field of Object.keys(sent)) draft.delete(field as FieldName);
      return state();
    },
    discard() {
      draft.clear();
      return state();
    },
  };
  return server;
}

/** A clock of its own: what is done later is done when the test says so. */
function aClock() {
  const planned = new Set<() => void>();
  return {
    later(work: () => void) {
      planned.add(work);
      return () => void planned.delete(work);
    },
    async run() {
      const due = [...planned];
      planned.clear();
      for (const work of due) work();
      await settle();
    },
    planned,
  };
}

/** Until promises that wait for nothing outside are done. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function open(server = aServer({ city: 'Apodaca' }), before?: SectionForm, decimal = '.') {
  const clock = aClock();
  let unsaved = before;
  const editor = openSectionEditor({
    fields,
    decimal,
    start: server.state(),
    calls: {
      load: async () => server.state(),
      save: async (body) => server.save(body),
      discard: async () => server.discard(),
      publish: async (body) => server.publish(body),
      confirm: async () => server.state(),
    },
    unsaved: {
      read: async () => unsaved,
      write: (form) => {
        unsaved = form;
      },
    },
    later: clock.later,
    onChange: () => {},
  });
  return { editor, server, clock, unsaved: () => unsaved };
}

const shownOf = (editor: SectionEditor) => editor.view().values;

test('what is typed is a draft on the server after a pause, and nothing is left in the browser', async () => {
  const { editor, server, clock, unsaved } = open();
  editor.change('city', 'Apod');
  editor.change('city', 'Monterrey');
  expect(editor.view()).toMatchObject({ saving: 'waiting', typed: ['city'] });
  expect(unsaved()).toEqual({ city: 'Monterrey' });
  expect(server.saves).toBe(0);
  await clock.run();
  expect(server.saves).toBe(1);
  expect(server.state().draft).toMatchObject({ values: { city: 'Monterrey' }, base: { city: 'Apodaca' } });
  expect(editor.view().saving).toBe('saved');
  expect(unsaved()).toBeUndefined();
  editor.change('city', 'Apodaca');
  expect(editor.view().typed).toEqual([]);
  await clock.run();
  expect(server.state().draft).toBeUndefined();
});

test('a draft that was left is shown again; another section of the same business is not touched by it', async () => {
  const server = aServer({ city: 'Apodaca', website: 'https://regia.example' });
  const first = open(server);
  first.editor.change('website', '');
  await first.clock.run();
  const { editor } = open(server);
  expect(shownOf(editor).website).toBe('');
  expect(editor.view().typed).toEqual(['website']);
});

test('while the server is away everything stays in the browser, and is sent when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { editor, server, clock, unsaved } = open();
  server.fails = new CallError(0, 'Unreachable', '');
  editor.change('city', 'Monterrey');
  await clock.run();
  expect(editor.view().saving).toBe('failed');
  expect(unsaved()).toEqual({ city: 'Monterrey' });
  // The page is closed and opened again.
  const again = open(server, unsaved());
  await settle();
  expect(shownOf(again.editor).city).toBe('Monterrey');
  server.fails = undefined;
  await clock.run();
  expect(editor.view().saving).toBe('saved');
  expect(unsaved()).toBeUndefined();
  expect(server.state().draft?.values).toEqual({ city: 'Monterrey' });
});

test('publishing sends what is typed alone; what is wrong is said at its field and stays', async () => {
  const { editor, server } = open();
  editor.change('email', 'ventas@nowhere.invalid');
  server.publish = () => {
    throw new CallError(400, 'BadRequest', '', {
      issues: [{ in: 'body', field: 'email', code: 'notAnAddress', message: '' }],
    });
  };
  expect(await editor.publish()).toBe(false);
  expect(editor.view()).toMatchObject({ issues: { email: { code: 'notAnAddress' } }, typed: ['email'] });
  editor.change('email', 'ventas@regia.example');
  expect(editor.view().issues).toEqual({});
});

test('fields that others published are taken over; one that was typed, too, waits for a choice', async () => {
  const { editor, server, clock } = open(aServer({ city: 'Apodaca', zipcode: '66645' }));
  editor.change('city', 'Monterrey');
  await clock.run();
  server.publishElsewhere({ city: 'Saltillo', zipcode: '25000' });
  expect(await editor.publish()).toBe(false);
  expect(editor.view().state.draft?.clashes).toEqual([{ field: 'city' }]);
  expect(shownOf(editor)).toMatchObject({ city: 'Monterrey', zipcode: '25000' });
  editor.settle('city', true);
  await clock.run();
  expect(editor.view().state.draft?.clashes).toEqual([]);
  expect(await editor.publish()).toBe(true);
  expect(server.state()).toMatchObject({ values: { city: 'Monterrey', zipcode: '25000' } });

  editor.change('city', 'Guadalupe');
  await clock.run();
  server.publishElsewhere({ city: 'Santa Catarina' });
  await editor.reload();
  editor.settle('city', false);
  await clock.run();
  expect(shownOf(editor).city).toBe('Santa Catarina');
  expect(editor.view().typed).toEqual([]);
  expect(server.state().draft).toBeUndefined();
});

test('what is discarded can be put back', async () => {
  const { editor, server, clock } = open();
  editor.change('city', 'Monterrey');
  await clock.run();
  const undo = await editor.discard();
  expect(shownOf(editor).city).toBe('Apodaca');
  expect(server.state().draft).toBeUndefined();
  undo();
  await clock.run();
  expect(server.state().draft?.values).toEqual({ city: 'Monterrey' });
});

test('whatever is typed, saved, lost on its way and published elsewhere, nothing typed is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const step = fc.oneof(
    fc.record({
      do: fc.constant('type' as const),
      field: fc.constantFrom('city', 'zipcode', 'email'),
      text: fc.constantFrom('a', 'b', 'c', ''),
    }),
    fc.record({ do: fc.constantFrom('run' as const, 'fail' as const, 'mend' as const) }),
    fc.record({
      do: fc.constant('elsewhere' as const),
      field: fc.constantFrom('city', 'zipcode', 'email'),
      text: fc.constantFrom('x', 'y'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (done) => {
      const { editor, server, clock } = open(aServer({ city: 'a' }));
      await settle();
      const typed = new Map<string, string>();
      for (const each of done) {
        if (each.do === 'type') {
          editor.change(each.field as FieldName, each.text);
          typed.set(each.field, each.text);
        } else if (each.do === 'elsewhere') server.publishElsewhere({ [each.field]: each.text });
        else if (each.do === 'run') await clock.run();
        else server.fails = each.do === 'fail' ? new CallError(0, 'Unreachable', '') : undefined;
      }
      server.fails = undefined;
      await editor.save();
      // Where it is what was published when it was typed, there is nothing to keep.
      for (const field of editor.view().typed) expect(shownOf(editor)[field]).toBe(typed.get(field));
      for (const [field, text] of typed) {
        const drafted = server.state().draft?.fields.includes(field as FieldName);
        if (drafted)
          expect(
            toSent(
              field as FieldName,
              toForm(field as FieldName, server.state().draft?.values[field as FieldName]),
            ),
          ).toBe(text);
      }
    }),
    { numRuns: 100 },
  );
});

test('a wrong value is said at its field once its author pauses, is kept in the draft, and holds up no other section', async () => {
  const { editor, server, clock, unsaved } = open(aServer({ city: 'Apodaca', yearStablished: 1994 }));
  editor.change('yearStablished', '18');
  expect(editor.view().issues).toEqual({});
  await clock.run();
  expect(editor.view()).toMatchObject({
    saving: 'saved',
    issues: { yearStablished: { code: 'tooSmall', limit: 1000 } },
  });
  expect(unsaved()).toBeUndefined();
  expect(server.state().draft?.values).toEqual({ yearStablished: 18 });
  // Opened again, it is still said, and publishing asks nobody.
  const again = open(server).editor;
  expect(again.view().issues).toMatchObject({ yearStablished: { code: 'tooSmall' } });
  server.publish = () => {
    throw new Error('What is known to be wrong was sent');
  };
  expect(await again.publish()).toBe(false);
  again.change('yearStablished', '1995');
  await again.save();
  expect(again.view().issues).toEqual({});
});

test('whatever can be told wrong is said at once, and nothing is asked of the server before it is right', async () => {
  const phone = { countryCode: '+52', businessPhoneNumber: 'abc' };
  const { editor, server, clock } = open(
    aServer({ companyName: 'Transmecánica Regia', categories: ['0006.000602'] }),
  );
  editor.change('companyName', ' ');
  editor.change('yearStablished', '3000');
  editor.change('categories', []);
  editor.change('email', 'ventas@');
  editor.change('phone', phone);
  await clock.run();
  expect(editor.view().issues).toMatchObject({
    companyName: { code: 'required' },
    categories: { code: 'notChosen' },
    yearStablished: { code: 'tooLarge' },
    email: { code: 'notAnAddress' },
    phone: { code: 'notAPhone' },
  });
  server.publish = () => {
    throw new Error('What is known to be wrong was sent');
  };
  expect(await editor.publish()).toBe(false);
});

test('a number that cannot be read stays as it was typed, in the form and in the draft', async () => {
  const { editor, server, clock } = open(aServer({ factorySize: 1200 }));
  editor.change('factorySize', '1200.');
  expect(editor.view()).toMatchObject({ typed: [], values: { factorySize: '1200.' } });
  editor.change('factorySize', '-1200');
  await clock.run();
  expect(server.state().draft?.values).toEqual({ factorySize: '-1200' });
  expect(open(server).editor.view()).toMatchObject({
    values: { factorySize: '-1200' },
    issues: { factorySize: { code: 'tooSmall', limit: 0 } },
  });
});

test('decimals are read and written by the sign of the language', async () => {
  const { editor, server, clock } = open(aServer({ factorySize: 1.5 }), undefined, ',');
  expect(shownOf(editor).factorySize).toBe('1,5');
  editor.change('factorySize', '1200,5');
  await clock.run();
  expect(server.state().draft?.values).toEqual({ factorySize: 1200.5 });
  expect(shownOf(editor).factorySize).toBe('1200,5');
});

test('a region that was chosen is the region again once its countries are stored', () => {
  const stored = toSent('markets', ['western-europe', 'MX']);
  expect(stored).toContain('AT');
  expect(toForm('markets', stored as string[])).toEqual(['western-europe', 'MX']);
  const { isSame } = fieldKinds('.');
  expect(isSame('markets', ['MX', 'western-europe'], toForm('markets', stored as string[]))).toBe(true);
});

test('the code of a country is kept while its number is not typed yet', async () => {
  const { editor, server, clock } = open(aServer({}));
  editor.change('phone', { countryCode: '+52', businessPhoneNumber: '' });
  expect(shownOf(editor).phone).toEqual({ countryCode: '+52', businessPhoneNumber: '' });
  await clock.run();
  expect(shownOf(editor).phone).toEqual({ countryCode: '+52', businessPhoneNumber: '' });
  expect(shownOf(open(server).editor).phone).toEqual({ countryCode: '+52', businessPhoneNumber: '' });
});

test('what the server refuses is not sent again by itself, is said at its field, and the rest is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { editor, server, clock, unsaved } = open();
  const { save } = server;
  server.save = (body) => {
    if ('email' in body)
      throw new CallError(400, 'BadRequest', '', {
        issues: [{ in: 'body', field: 'email', code: 'tooLong', limit: 2_000, message: '' }],
      });
    return save(body);
  };
  editor.change('email', 'x'.repeat(2_001));
  editor.change('city', 'Monterrey');
  await clock.run();
  expect(editor.view()).toMatchObject({ saving: 'refused', issues: { email: { code: 'tooLong' } } });
  expect(server.state().draft?.values).toEqual({ city: 'Monterrey' });
  expect(Object.keys(unsaved() ?? {})).toEqual(['email']);
  expect(clock.planned.size).toBe(0);
  expect(await editor.publish()).toBe(false);
  editor.change('email', 'ventas@regia.example');
  server.save = save;
  await clock.run();
  expect(editor.view()).toMatchObject({ saving: 'saved', issues: {} });
  expect(unsaved()).toBeUndefined();
});
