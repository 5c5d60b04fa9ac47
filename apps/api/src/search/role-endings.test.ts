import { expect, test } from 'vitest';
import { offeredBy } from './role-endings.ts';

test.each([
  ['lebensmittelgrosshandel', ['lebensmittel']],
  ['verpackungshersteller', ['verpackung', 'verpackungs']],
  ['stahlhandler', ['stahl']],
  ['softwarefirmen', ['software']],
  ['handel', []],
  ['hersteller', []],
  ['bearings', []],
])('%s is who offers %j', (word, things) => {
  expect(offeredBy(word)).toEqual(things);
});
