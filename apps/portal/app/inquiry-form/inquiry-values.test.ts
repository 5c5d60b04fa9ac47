import { inquirySubjects } from '@kontor/contract/inquiry-limits';
import { expect, test } from 'vitest';
import {
  bodyOf,
  isMissing,
  issuesIn,
  oneself,
  othersIn,
  startValues,
  typedSubject,
} from './inquiry-values.ts';

const to = '6f0e7d3c-0000-4000-8000-000000000001';
const id = (number: number) => `6f0e7d3c-0000-4000-8000-${String(number).padStart(12, '0')}`;
const empty = startValues({ from: oneself, productID: '', others: [], askedFor: '', unit: 'pieces' });
const reader = { decimal: '.', today: '2026-11-29' };
const filled = { ...empty, subject: inquirySubjects[4], message: ' Your price list, please. ' };

test('subject and message have to be there, and with Other the typed one', () => {
  expect(issuesIn(empty, reader)).toEqual({ subject: { code: 'required' }, message: { code: 'required' } });
  expect(issuesIn({ ...filled, message: ' \n ' }, reader)).toEqual({ message: { code: 'required' } });
  const other = { ...filled, subject: typedSubject };
  expect(issuesIn({ ...other, otherSubject: ' ' }, reader)).toEqual({ otherSubject: { code: 'required' } });
  expect(issuesIn({ ...other, otherSubject: 'A sample' }, reader)).toEqual({});
  expect(isMissing(issuesIn(empty, reader))).toBe(true);
  expect(isMissing(issuesIn(filled, reader))).toBe(false);
});

test('the subject typed is the last of the seven', () => {
  expect(inquirySubjects.at(-1)).toBe(typedSubject);
});

test('a quantity is a number with its unit, a day is one there is', () => {
  expect(issuesIn({ ...filled, quantity: 'many' }, reader)).toEqual({ quantity: { code: 'notAQuantity' } });
  expect(issuesIn({ ...filled, quantity: '0' }, reader)).toEqual({ quantity: { code: 'notAQuantity' } });
  expect(issuesIn({ ...filled, quantity: '-5' }, reader)).toEqual({ quantity: { code: 'notAQuantity' } });
  expect(issuesIn({ ...filled, quantity: '24', unit: ' ' }, reader)).toEqual({ unit: { code: 'required' } });
  expect(issuesIn({ ...filled, wantedBy: '2027-02-30' }, reader)).toEqual({
    wantedBy: { code: 'noSuchDay' },
  });
  expect(issuesIn({ ...filled, wantedBy: 'soon' }, reader)).toEqual({ wantedBy: { code: 'noSuchDay' } });
  expect(
    issuesIn({ ...filled, quantity: '1.200', wantedBy: '2028-02-29' }, { ...reader, decimal: ',' }),
  ).toEqual({});
});

test('a day in the past is refused, today is not', () => {
  expect(issuesIn({ ...filled, wantedBy: '2020-01-01' }, reader)).toEqual({ wantedBy: { code: 'inPast' } });
  expect(issuesIn({ ...filled, wantedBy: '2026-11-28' }, reader)).toEqual({ wantedBy: { code: 'inPast' } });
  expect(issuesIn({ ...filled, wantedBy: '2026-11-29' }, reader)).toEqual({});
});

test('a message is refused when it is longer than can be sent, and never cut', () => {
  const tooLong = { message: { code: 'tooLong', limit: 4_000 } };
  expect(issuesIn({ ...filled, message: 'x'.repeat(4_001) }, reader)).toEqual(tooLong);
  expect(issuesIn({ ...filled, message: ` ${'x'.repeat(4_000)} ` }, reader)).toEqual({});
});

test('what was left empty is not sent; a unit is nothing without a quantity', () => {
  expect(bodyOf(filled, { to, decimal: '.' })).toEqual({
    to,
    subject: 'full price list',
    message: 'Your price list, please.',
  });
});

test('all that was typed is sent, a number as the reader writes it', () => {
  const values = {
    ...filled,
    from: id(2),
    productID: id(3),
    subject: typedSubject,
    otherSubject: ' A sample ',
    quantity: '1.200,5',
    unit: ' kg ',
    wantedBy: '2027-03-12',
    deliveryPlace: ' Querétaro ',
    others: [id(4)],
  };
  expect(bodyOf(values, { to, decimal: ',' })).toEqual({
    to,
    from: id(2),
    subject: 'A sample',
    message: 'Your price list, please.',
    productID: id(3),
    quantity: { number: 1200.5, unit: 'kg' },
    wantedBy: '2027-03-12',
    deliveryPlace: 'Querétaro',
    others: [id(4)],
  });
});

test('an address asks at most seven others, each once, and never the first', () => {
  const given = [to, id(10), id(10), 'nobody', ...Array.from({ length: 9 }, (_, place) => id(11 + place))];
  const others = othersIn(new URLSearchParams({ others: given.join() }), to);
  expect(others).toEqual([10, 11, 12, 13, 14, 15, 16].map(id));
  expect(othersIn(new URLSearchParams(), to)).toEqual([]);
});
