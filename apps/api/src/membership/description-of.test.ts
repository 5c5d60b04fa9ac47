import { expect, test } from 'vitest';
import { descriptionOf } from './description-of.ts';

test.each([
  ['en', 'Kontor: Gold package, 27 Nov 2026 to 26 Nov 2027'],
  ['es', 'Kontor: Paquete Gold, del 27 nov 2026 al 26 nov 2027'],
  ['it', 'Kontor: Pacchetto Gold, 27 nov 2026 – 26 nov 2027'],
  ['zh', 'Kontor: Gold 套餐，2026年11月27日至2027年11月26日'],
])('a payment is described in the language of who buys: %s', (language, description) => {
  const order = { plan_id: 'gold', starts_on: '2026-11-27', ends_on: '2027-11-26', currency: 'USD' } as const;
  expect(descriptionOf({ ...order, language })).toBe(description);
});
