import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { typedInto } from './typed-fields.ts';

class Input {
  name = 'email';
  type = 'text';
  role: string | null = null;
  autocomplete = '';
  defaultValue = '';
  value = '';
}

beforeAll(() => {
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', class {});
  return () => vi.unstubAllGlobals();
});

const formOf = (...inputs: Partial<Input>[]) => {
  const elements = inputs.map((given) => Object.assign(new Input(), given));
  return { elements } as unknown as HTMLFormElement;
};

const secret = fc.oneof(
  fc.record({ type: fc.constant('password') }),
  fc.record({ type: fc.constantFrom('checkbox', 'hidden', 'file', 'radio') }),
  fc.record({
    type: fc.constantFrom('text', 'email', 'tel'),
    autocomplete: fc.constantFrom(
      'current-password',
      'new-password',
      'one-time-code',
      'section-a one-time-code',
    ),
  }),
);

it('what was typed into a field for a password or a code is not read, though a form names it', () => {
  fc.assert(
    fc.property(secret, fc.string({ minLength: 1 }), (kind, value) => {
      const form = formOf({ ...kind, value }, { name: 'firstName', value: 'Ada' });
      expect(typedInto(form, ['email', 'firstName'])).toEqual({ firstName: 'Ada' });
    }),
  );
});

it('what was typed is read by name, from fields that do not hold what the page gave them', () => {
  const form = formOf(
    { value: 'a@b.example' },
    { name: 'firstName', value: 'Ada', defaultValue: 'Ada' },
    { name: 'country', role: 'combobox', value: 'Mexico' },
    { name: 'other', value: 'x' },
  );
  expect(typedInto(form, ['email', 'firstName', 'country'])).toEqual({ email: 'a@b.example' });
});
