import { expect, it } from 'vitest';
import { shownCountry } from './shown-country.ts';

// Checklist 100, to the letter: cut at 24 characters; an ellipsis when longer than 16.
it.each([
  ['Mexico', 'Mexico'],
  ['x'.repeat(16), 'x'.repeat(16)],
  ['x'.repeat(17), `${'x'.repeat(17)}…`],
  ['x'.repeat(24), `${'x'.repeat(24)}…`],
  ['x'.repeat(25), `${'x'.repeat(24)}…`],
  ['United Arab Emirates', 'United Arab Emirates…'],
])('%s', (name, shown) => {
  expect(shownCountry(name)).toBe(shown);
});
