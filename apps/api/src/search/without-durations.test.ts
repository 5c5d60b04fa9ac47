import { expect, test } from 'vitest';
import { withoutDurations } from './without-durations.ts';

test.each([
  ['In stock; leaves within 3 days.', 'In stock; leaves within  .'],
  ['Se fabrica sobre pedido en 56 días.', 'Se fabrica sobre pedido en  .'],
  ['Spedito entro 14 giorni', 'Spedito entro  '],
  ['常备现货，2天内发货。', '常备现货， 内发货。'],
  ['ready in 4-6 weeks', 'ready in  '],
])('%s holds no number', (text, without) => {
  expect(withoutDurations(text)).toBe(without);
});

test.each([['OSB 3 board'], ['3 hornos'], ['4 dayton fans'], ['12 mm dowels'], ['6 stations']])(
  '%s stays as it is',
  (text) => {
    expect(withoutDurations(text)).toBe(text);
  },
);
