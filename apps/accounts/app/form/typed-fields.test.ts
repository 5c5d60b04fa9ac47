import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { putBack, takeOut, typedInto } from './typed-fields.ts';

class Input {
  name = 'email';
  type = 'text';
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
  return { form: { elements } as unknown as HTMLFormElement, elements };
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

it('a field for a password or a code is neither kept nor filled, though a form names it', () => {
  fc.assert(
    fc.property(secret, fc.string({ minLength: 1 }), (kind, value) => {
      const { form, elements } = formOf({ ...kind, value }, { name: 'firstName', value: 'Ada' });
      expect(typedInto(form, ['email', 'firstName'])).toEqual({ firstName: 'Ada' });
      takeOut(form, ['email', 'firstName']);
      expect(elements.map((input) => input.value)).toEqual([value, '']);
      expect(putBack(form, ['email'], { email: 'a' })).toBe(false);
      expect(elements[0]?.value).toBe(value);
    }),
  );
});

it('what was typed is kept by name and put back where nobody has typed since', () => {
  const { form, elements } = formOf(
    { value: 'a@b.example' },
    { name: 'firstName', value: '' },
    { name: 'other', value: 'x' },
  );
  const names = ['email', 'firstName'];
  expect(typedInto(form, names)).toEqual({ email: 'a@b.example' });
  expect(putBack(form, names, { email: 'old@b.example', firstName: 'Ada', other: 'y' })).toBe(true);
  expect(elements.map(({ value }) => value)).toEqual(['a@b.example', 'Ada', 'x']);
  takeOut(form, names);
  expect(elements.map(({ value }) => value)).toEqual(['', '', 'x']);
  expect(typedInto(form, names)).toBeUndefined();
  expect(putBack(form, names, { email: 7, firstName: '' })).toBe(false);
});
