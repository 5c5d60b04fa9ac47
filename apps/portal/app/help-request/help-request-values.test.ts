import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpRequestFields, helpRequestOf, issuesOf, noValues, valuesIn } from './help-request-values.ts';

const filled = { ...noValues, companyPhone: '+52 477 555 0164', email: 'marisol@envases.example' };

describe('what is wrong', () => {
  it('the two required fields, and nothing of a help request that has them', () => {
    expect(issuesOf(noValues)).toEqual({
      companyPhone: { code: 'required' },
      email: { code: 'required' },
    });
    expect(issuesOf(filled)).toEqual({});
  });

  it.each([
    ['email', 'marisol', { code: 'notAnAddress' }],
    ['email', 'marisol@envases', { code: 'notAnAddress' }],
    ['companyPhone', 'call me', { code: 'notAPhone' }],
    ['totalEmployees', 'many', { code: 'notANumber' }],
    ['salesEmployees', '-3', { code: 'notANumber' }],
    ['totalEmployees', '99999999', { code: 'tooLarge', limit: 10_000_000 }],
    ['totalEmployees', '1.5', { code: 'notANumber' }],
    ['companyPhone', '1'.repeat(41), { code: 'tooLong', limit: 40 }],
    ['city', 'x'.repeat(201), { code: 'tooLong', limit: 200 }],
    ['moreInfoBuy', 'x'.repeat(513), { code: 'tooLong', limit: 512 }],
  ])('%s of %s', (field, value, problem) => {
    expect(issuesOf({ ...filled, [field]: value })).toEqual({ [field]: problem });
  });
});

it('is sent without what is empty, with numbers as numbers', () => {
  expect(helpRequestOf({ ...filled, city: '  León ', totalEmployees: ' 12 ', website: '   ' })).toEqual({
    companyPhone: '+52 477 555 0164',
    email: 'marisol@envases.example',
    city: 'León',
    totalEmployees: 12,
  });
});

it('whatever is typed, is sent as it was typed, without the space around it, or not at all', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 });
  const texts = helpRequestFields.filter((field) => field !== 'totalEmployees' && field !== 'salesEmployees');
  const typed = fc.record(Object.fromEntries(texts.map((field) => [field, line])));
  fc.assert(
    fc.property(typed, (values) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(values)) form.set(field, value);
      const read = valuesIn(form);
      const sent: Record<string, unknown> = helpRequestOf(read);
      for (const field of texts) expect(sent[field]).toBe(read[field].trim() || undefined);
    }),
  );
});

it('a file in the place of a text is no text', () => {
  const form = new FormData();
  form.set('city', new File(['x'], 'city.txt'));
  expect(valuesIn(form).city).toBe('');
});
