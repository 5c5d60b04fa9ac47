import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridAvif, scansBomb } from '../testing-hostile-structures.ts';
import { aPicture } from '../testing-pictures.ts';
import { readAvifStructure } from './avif-structure.ts';
import { countScans } from './jpeg-scans.ts';
import { isAnimatedPng } from './png-animation.ts';

const anything = fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes));

/** A good file with a few bytes that are not. */
function damaged(file: Buffer) {
  const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 8 });
  return changes.map((all) => {
    const copy = Buffer.from(file);
    for (const [at, value] of all) copy[at] = value;
    return copy;
  });
}

describe('scans of a JPEG', () => {
  it('are counted by its markers', async () => {
    expect(countScans(await aPicture(), 100)).toBe(1);
    expect(countScans(scansBomb({ width: 64, height: 64, scans: 70 }), 100)).toBe(71);
    expect(countScans(scansBomb({ width: 64, height: 64, scans: 9_000 }), 100)).toBe(101);
  });

  it('are counted in whatever comes, never more than asked for by one', () => {
    const files = fc.oneof(anything, damaged(scansBomb({ width: 64, height: 64, scans: 30 })));
    fc.assert(fc.property(files, (bytes) => countScans(bytes, 20) <= 21));
  });
});

describe('the structure of an AVIF', () => {
  it('is read as it is stated', async () => {
    const structure = readAvifStructure(await aPicture({ width: 320, height: 200, type: 'avif' }));
    expect(structure).toEqual({
      isSequence: false,
      // Its pixels, and how opaque they are.
      kinds: ['av01', 'av01'],
      largest: 64_000,
      tilePixels: 0,
      tiles: 0,
    });
    expect(readAvifStructure(gridAvif({ tiles: 9, width: 100, height: 100 }))).toEqual({
      isSequence: false,
      kinds: ['grid', 'av01'],
      largest: 10_000,
      tilePixels: 90_000,
      tiles: 9,
    });
  });

  it('is read, or said to be none, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(anything, damaged(gridAvif({ tiles: 3 }))), (bytes) => {
        try {
          return readAvifStructure(bytes).tiles >= 0;
        } catch (error) {
          return error instanceof RangeError;
        }
      }),
    );
  });
});

it('an animated PNG is told by a chunk in front of its pixels, whatever comes', async () => {
  const png = await aPicture({ type: 'png' });
  expect(isAnimatedPng(png)).toBe(false);
  fc.assert(
    fc.property(fc.oneof(anything, damaged(png.subarray(0, 200))), (bytes) =>
      [true, false].includes(isAnimatedPng(bytes)),
    ),
  );
});
