import type { Area } from './cut-picture.ts';

/** No side of a picture that is shown whole is longer than twice the other (`picture-shape.ts` of the contract). */
const longest = 2;

/** All of a picture, or its middle where one side is too long. */
export function wholeArea({ width, height }: { width: number; height: number }): Area {
  const wide = Math.min(width, height * longest);
  const high = Math.min(height, width * longest);
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
