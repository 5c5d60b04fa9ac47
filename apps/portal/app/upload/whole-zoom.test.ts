import { expect, test } from 'vitest';
import { wholeZoom } from './whole-zoom.ts';

test.each([
  [1000, 500, 1, 0.5],
  [500, 1000, 1, 0.5],
  [640, 640, 1, 1],
  [800, 200, 4, 1],
  [400, 400, 4, 0.25],
])(
  'all of a picture of %i x %i is in a frame %i times as wide as high at %f',
  (naturalWidth, naturalHeight, ratio, zoom) => {
    expect(wholeZoom({ naturalWidth, naturalHeight }, ratio)).toBe(zoom);
  },
);
