import { expect, test } from 'vitest';
import { withoutFullStop } from './without-full-stop.ts';

test.each([
  ['Transmecánica S.A. de C.V.', 'Transmecánica S.A. de C.V'],
  ['Acme Inc.', 'Acme Inc'],
  ['Acme GmbH', 'Acme GmbH'],
  ['And so on...', 'And so on...'],
])('%s ends a sentence as %s', (name, ending) => {
  expect(withoutFullStop(name)).toBe(ending);
});
