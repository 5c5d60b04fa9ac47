import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRoomState } from './room.ts';

const megabyte = 1024 * 1024;
const reserve = 64 * megabyte;
const whole = { readOnly: false, reserved: reserve };
const at = (megabytes: number, state = whole) => nextRoomState(megabytes * megabyte, state, reserve);

test('with room nothing is restricted', () => {
  expect(at(1_000)).toEqual(whole);
  expect(at(65)).toEqual(whole);
});

test('with less than the reserve free nothing is written, with nearly nothing free the reserve is given up', () => {
  expect(at(63)).toEqual({ readOnly: true, reserved: reserve });
  expect(at(15)).toEqual({ readOnly: true, reserved: 0 });
  expect(at(0)).toEqual({ readOnly: true, reserved: 0 });
});

test('writing begins again with twice the reserve free, and the reserve is taken when that leaves as much', () => {
  const tight = { readOnly: true, reserved: reserve };
  expect(at(127, tight)).toEqual(tight);
  expect(at(128, tight)).toEqual(whole);
  const given = { readOnly: true, reserved: 0 };
  expect(at(127, given)).toEqual(given);
  expect(at(129, given)).toEqual({ readOnly: false, reserved: 0 });
  expect(at(192, given)).toEqual(whole);
});

test('without a reserve nothing is ever done', () => {
  expect(nextRoomState(0, { readOnly: false, reserved: 0 }, 0)).toEqual({ readOnly: false, reserved: 0 });
});

test('whatever the room, what is decided stays decided while the room stays', () => {
  const states = fc.record({ readOnly: fc.boolean(), reserved: fc.constantFrom(0, reserve) });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 * megabyte }), states, (free, state) => {
      const first = nextRoomState(free, state, reserve);
      // What the reserve takes or gives back changes what is free.
      const freeThen = free + state.reserved - first.reserved;
      const second = nextRoomState(freeThen, first, reserve);
      const third = nextRoomState(freeThen + first.reserved - second.reserved, second, reserve);
      expect(third).toEqual(second);
    }),
  );
});
