import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readValues } from './read-values.ts';
import { wordsNear, wordsOfValue } from './value-words.ts';

/** As quantity and figure, of a range both its ends. */
function told(text: string): string[] {
  return readValues(text).flatMap(({ values }) =>
    values.map(({ quantity, from, to }) => {
      const figures = (from === to ? [to] : [from, to]).map((figure) => Number(figure.toPrecision(6)));
      return `${quantity} ${figures.join(' to ')}`;
    }),
  );
}

describe('what is read', () => {
  it.each([
    ['2 hp electric motor', ['power 1491.4']],
    ['UPS 10kVA', ['apparentPower 10000']],
    ['pump 20 l/min 10 bar', ['flow 20', 'pressure 1000000']],
    ['climatiseur 3,5 kW', ['power 3500']],
    ['tinaco 1,100 litros', ['volume 1100']],
    ['tinaco 1.100 litros', ['volume 1.1', 'volume 1100']],
    ['3.5吨叉车', ['mass 3500']],
    ['1/2 inch ball valve', ['length 12.7', 'nominalDiameter 15', 'nominalDiameter 12']],
    // A pipe, or a hose.
    ['3/4 inch hose', ['length 19.05', 'nominalDiameter 20', 'nominalDiameter 19']],
    ['1 1/2" pipe', ['length 38.1', 'nominalDiameter 40', 'nominalDiameter 38']],
    ['½" pipe', ['length 12.7', 'nominalDiameter 15', 'nominalDiameter 12']],
    ['valve DN 50', ['nominalDiameter 50']],
    ['0–10 bar', ['pressure 0 to 1000000']],
    ['1200 x 800 mm', ['length 1200', 'length 800']],
    ['212 °F', ['temperature 100']],
    ['10 A fuse', ['current 10']],
    ['27 in', ['length 685.8']],
    ['5mp smart camera', ['pixels 5']],
    ['0.3 carat diamonds', ['carats 0.3']],
    ['470uf capacitors', ['capacitance 470']],
    ['4.7k ohm resistor', ['resistance 4700']],
    ['3.2 cubic metre bucket', ['volume 3200']],
  ])('of %j', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each(['3M tape', '5G router', '2 in Mexico', '5 a day', 'M8 bolts', '6204-2RS', 'ISO 9001', 'pumps'])(
    'of %j nothing',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );

  it('says where it stands', () => {
    const text = 'motor 5 kW, 400 V';
    for (const { text: value, start } of readValues(text))
      expect(text.slice(start, start + value.length)).toBe(value);
  });
});

/** Whether a document that gives the one is met by a query for the other. */
function meets(given: string, asked: string, how: 'near' | 'same'): boolean {
  const held = new Set(readValues(given).flatMap(({ values }) => values.flatMap(wordsOfValue)));
  return readValues(asked).some(({ values }) =>
    values.some((value) => wordsNear(value)[how].some((word) => held.has(word))),
  );
}

test.each([
  ['1.5 kW', '2 hp', 'same'],
  ['145 psi', '10 bar', 'same'],
  ['4 kW', '5 hp', 'near'],
  ['DN 15', '1/2"', 'same'],
  ['20 l/min', '5.28 gpm', 'same'],
  ['0–16 bar', '10 bar', 'same'],
  ['100 °C', '212 °F', 'same'],
] as const)('%s is found by %s', (given, asked, how) => {
  expect(meets(given, asked, 'near')).toBe(true);
  if (how === 'same' && !given.includes('–')) expect(meets(given, asked, 'same')).toBe(true);
});

test.each([
  ['11 kW', '7.5 kW'],
  ['10 bar', '10 l/min'],
  ['0–10 bar', '16 bar'],
  ['DN 20', 'DN 15'],
])('%s is not found by %s', (given, asked) => {
  expect(meets(given, asked, 'near')).toBe(false);
});

test('whatever is within a tenth of a value is near it, also of one in a range; what is twice as much is not', () => {
  const figure = fc.double({ min: 0.001, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(figure, fc.double({ min: 0.9, max: 1.1, noNaN: true }), figure, (given, share, other) => {
      const value = (from: number, to = from) => ({ quantity: 'power', from, to }) as const;
      const [from, to] = given < other ? [given, other] : [other, given];
      const nearGiven = wordsNear(value(given * share)).near;
      expect(wordsOfValue(value(given)).some((word) => nearGiven.includes(word))).toBe(true);
      const inside = from + (to - from) * (share - 0.9) * 5;
      const nearInside = wordsNear(value(inside)).near;
      expect(wordsOfValue(value(from, to)).some((word) => nearInside.includes(word))).toBe(true);
      const nearTwice = wordsNear(value(given * 2)).near;
      expect(wordsOfValue(value(given)).some((word) => nearTwice.includes(word))).toBe(false);
    }),
  );
});

test('whatever is typed, a value is a part of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '/', ' ', '-', 'x', ',', '.', 'k', 'W', '"') }),
      (text) => {
        for (const { text: value, start } of readValues(text))
          expect(text.slice(start, start + value.length)).toBe(value);
      },
    ),
  );
});
