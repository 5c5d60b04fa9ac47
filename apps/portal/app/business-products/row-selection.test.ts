import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countSelected,
  isSelected,
  nothingSelected,
  pageSelection,
  type RowSelection,
  selectRange,
  togglePage,
  toggleRow,
} from './row-selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids }: RowSelection) => [...ids].toSorted().join('');

it('a range goes from the row pressed last to this one, upwards and downwards, and adds to what is selected', () => {
  const pressed = toggleRow(nothingSelected, 'd', rows);
  expect(ids(selectRange(pressed, 'b', rows))).toBe('bcd');
  expect(ids(selectRange(pressed, 'e', rows))).toBe('de');
  expect(ids(selectRange(selectRange(pressed, 'e', rows), 'c', rows))).toBe('cde');
  expect(ids(selectRange(nothingSelected, 'c', rows))).toBe('c');
});

it('a range does not begin on another page', () => {
  const before = toggleRow(nothingSelected, 'x', ['x', 'y']);
  expect(ids(selectRange(before, 'c', rows))).toBe('cx');
});

it('all of the filter are as many as it holds; without one of them, those of the page remain', () => {
  const all: RowSelection = { all: true, ids: new Set() };
  expect(countSelected(all, 9_412)).toBe(9_412);
  expect(isSelected(all, 'on another page')).toBe(true);
  const but = toggleRow(all, 'b', rows);
  expect(ids(but)).toBe('acde');
  expect(countSelected(but, 9_412)).toBe(4);
  expect(ids(togglePage(all, rows))).toBe('');
});

type Press = { kind: 'row' | 'range'; id: string } | { kind: 'page' };

const somePress: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constantFrom<'row' | 'range'>('row', 'range'), id: fc.constantFrom(...rows) }),
  fc.constant<Press>({ kind: 'page' }),
);

function press(selection: RowSelection, pressed: Press): RowSelection {
  if (pressed.kind === 'page') return togglePage(selection, rows);
  return (pressed.kind === 'row' ? toggleRow : selectRange)(selection, pressed.id, rows);
}

it('whatever is pressed: a row is flipped alone, a range loses nothing and holds its row, the page becomes all or none', () => {
  fc.assert(
    fc.property(fc.array(somePress, { maxLength: 12 }), somePress, (history, last) => {
      const before = history.reduce(press, nothingSelected);
      const after = press(before, last);
      const flipped = rows.filter((id) => isSelected(before, id) !== isSelected(after, id));
      if (last.kind === 'row') expect(flipped).toEqual([last.id]);
      else if (last.kind === 'range') {
        expect(isSelected(after, last.id)).toBe(true);
        expect(flipped.filter((id) => isSelected(before, id))).toEqual([]);
      } else expect(pageSelection(after, rows)).toBe(pageSelection(before, rows) === 'all' ? 'none' : 'all');
      expect(countSelected(after, rows.length)).toBe(rows.filter((id) => isSelected(after, id)).length);
    }),
  );
});
