import { expect, test } from 'vitest';
import { largestZoom, wholeZoom } from './crop-zoom.ts';

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

test.each([
  ['as small as may be', 192, 192, 1, 192, 1],
  ['twice as wide as needed', 1600, 400, 4, 800, 2],
  ['wide enough, of which only the middle is in the frame', 4000, 300, 4, 800, 1.5],
  ['of a camera', 6000, 4000, 1, 192, 4],
])(
  'a picture that is %s keeps the pixels its place needs',
  (_, naturalWidth, naturalHeight, ratio, smallest, zoom) => {
    expect(largestZoom({ naturalWidth, naturalHeight }, { ratio, smallest })).toBe(zoom);
  },
);
