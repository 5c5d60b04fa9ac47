import { importFields, type Language, languages } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine } from '../../../text/plain-text.ts';
import { fieldNamed, headingOf } from './field-names.ts';
import { fold } from './fold.ts';
import { proposeColumns } from './propose-columns.ts';
import { reasonHeading } from './reason-heading.ts';
import { specHeading } from './spec-heading.ts';
import { targetNamed } from './target-named.ts';

test.each<[string, object]>([
  ['Product name', { field: 'name' }],
  ['  PRODUCTO ', { field: 'name' }],
  ['Categoría', { field: 'category' }],
  ['Familia', { field: 'category' }],
  ['Tempi di consegna', { field: 'leadTimeDays' }],
  ['Lead time (days)', { field: 'leadTimeDays' }],
  ['交货期（天）', { field: 'leadTimeDays' }],
  ['MOQ (pcs)', { field: 'minimumOrder', unit: 'pcs' }],
  ['Min', { field: 'minimumOrder' }],
  ['Precio MXN', { field: 'price', currency: 'MXN' }],
  ['Price (EUR)', { field: 'price', currency: 'EUR' }],
  ['Prezzo, EUR', { field: 'price', currency: 'EUR' }],
  ['图片', { field: 'photos' }],
  ['Par (Nm)', { field: 'spec', key: 'Par', unit: 'Nm' }],
  ['Output torque, N·m', { field: 'spec', key: 'Output torque', unit: 'N·m' }],
  ['Protection class', { field: 'spec', key: 'Protection class' }],
])('the heading %j means %j', (heading, target) => {
  expect(targetNamed(heading)).toEqual(target);
});

test('a heading without words means nothing', () => {
  expect([targetNamed(''), targetNamed('   ')]).toEqual([undefined, undefined]);
});

test('the heading of each field is known in every language, and no two fields bear the same', () => {
  for (const language of languages as readonly Language[]) {
    const headings = importFields.map((field) => headingOf(field, language));
    expect(headings.map((heading) => fieldNamed(heading))).toEqual([...importFields]);
    expect(new Set(headings.map(fold)).size).toBe(importFields.length);
  }
});

const word = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    'Price',
    'Name',
    'a, b',
    'x (y)',
    ',',
    'MXN',
    'Price MXN',
    'Specification: a',
    'days',
    ',,',
    'Lead time',
    '[m]',
  ),
  fc
    .array(fc.constantFrom(',', ' ', 'a', '(', ')', 'Price', 'Specification:'), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const line = word.map((text) => plainLine(text)).filter((text): text is string => text !== null);

test('from the heading of a specification its name and unit are read again, whatever they are', () => {
  fc.assert(
    fc.property(
      line,
      fc.option(
        line.filter((unit) => unit.length <= 30),
        { nil: undefined },
      ),
      (key, unit) => {
        const spec = unit === undefined ? { key } : { key, unit };
        expect(targetNamed(specHeading(spec))).toEqual({ field: 'spec', ...spec });
      },
    ),
    { numRuns: 2_000 },
  );
});

test('what a business said of a column counts, of two columns for a field the first; values are the first there are', () => {
  const rows = [
    { number: 2, cells: ['KR 75', null, 3, 'x'] },
    { number: 3, cells: [null, 'Bevel', 4, 'y'] },
  ];
  const remembered = new Map([
    [fold('Nota interna'), null],
    [fold('Código'), { field: 'spec' as const, key: 'Part number' }],
  ]);
  const columns = proposeColumns(
    ['Producto', 'Nombre', 'Código', 'Nota  Interna', reasonHeading.es],
    rows,
    remembered,
  );
  expect(columns).toEqual([
    { heading: 'Producto', values: ['KR 75'], target: { field: 'name' }, origin: 'recognised' },
    { heading: 'Nombre', values: ['Bevel'], origin: 'none' },
    {
      heading: 'Código',
      values: ['3', '4'],
      target: { field: 'spec', key: 'Part number' },
      origin: 'remembered',
    },
    { heading: 'Nota  Interna', values: ['x', 'y'], origin: 'remembered' },
    { heading: reasonHeading.es, values: [], origin: 'none' },
  ]);
});
