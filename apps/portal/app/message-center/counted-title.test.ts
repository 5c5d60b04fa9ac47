import { expect, test } from 'vitest';
import { withCount } from './counted-title.ts';

test('a title tells one count, and none when there is nothing unread', () => {
  expect(withCount('Messages | Kontor', 3)).toBe('(3) Messages | Kontor');
  expect(withCount('(3) Messages | Kontor', 12)).toBe('(12) Messages | Kontor');
  expect(withCount('(12) Messages | Kontor', 0)).toBe('Messages | Kontor');
  expect(withCount('Messages | Kontor', 0)).toBe('Messages | Kontor');
});
