import { expect, it } from 'vitest';
import { centredArea } from './centred-area.ts';

it('a photo is cut to its middle, as large as it allows', () => {
  expect(centredArea({ width: 1600, height: 900 }, 4 / 3)).toEqual({
    x: 200,
    y: 0,
    width: 1200,
    height: 900,
  });
  expect(centredArea({ width: 900, height: 1600 }, 4 / 3)).toEqual({
    x: 0,
    y: 462.5,
    width: 900,
    height: 675,
  });
});
