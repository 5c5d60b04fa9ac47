import { expect, it } from 'vitest';
import { mapHeight, mapWidth, onMap, territoryPlaces } from './territory-places.ts';

const marks = Object.entries(territoryPlaces).map(([code, place]) => ({
  code,
  side: place.code,
  ...onMap(place),
}));

it('each of the 25 countries is marked on the map', () => {
  expect(marks).toHaveLength(25);
  for (const { code, x, y } of marks) {
    expect(x, code).toBeGreaterThan(0);
    expect(x, code).toBeLessThan(mapWidth);
    expect(y, code).toBeGreaterThan(0);
    expect(y, code).toBeLessThan(mapHeight);
  }
});

/** What a mark and its code cover, as they are drawn on the whole map: a disc of 5 and two letters of 13 units. */
function boxOf({ x, y, side }: (typeof marks)[number]) {
  const letters = 27;
  return {
    left: side === 'before' ? x - letters : x - 5,
    right: side === 'after' ? x + letters : x + 5,
    top: y - 6,
    bottom: y + 6,
  };
}

it('no mark or code covers another', () => {
  for (const [index, mark] of marks.entries()) {
    const one = boxOf(mark);
    for (const other of marks.slice(index + 1)) {
      const two = boxOf(other);
      const apart =
        one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      expect(apart, `${mark.code} and ${other.code}`).toBe(true);
    }
  }
});
