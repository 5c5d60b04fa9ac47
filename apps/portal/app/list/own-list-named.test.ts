import { expect, test } from 'vitest';
import { ownListNamed } from './own-list-named.ts';

const lists = [
  { listID: 'gears', name: 'Gear units line 4', level: 'owner', isArchived: false },
  { listID: 'old', name: 'Reductores línea 4', level: 'owner', isArchived: true },
  { listID: 'theirs', name: 'Pumps', level: 'edit', isArchived: false },
] as const;

test('a name is taken by a list of one’s own, in the archive too, whatever its capitals and spaces', () => {
  expect(ownListNamed('gear units  Line 4 ', lists, undefined)?.listID).toBe('gears');
  expect(ownListNamed('Reductores línea 4', lists, undefined)?.listID).toBe('old');
  expect(ownListNamed('Gear units line 5', lists, undefined)).toBeUndefined();
});

test('neither by a list of somebody else nor by the one that is named', () => {
  expect(ownListNamed('Pumps', lists, undefined)).toBeUndefined();
  expect(ownListNamed('Gear Units line 4', lists, 'gears')).toBeUndefined();
});
