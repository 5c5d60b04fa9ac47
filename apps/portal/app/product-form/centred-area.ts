import type { Area } from '../upload/cut-picture.ts';

/** The largest part of a picture in a shape, from its middle. @param ratio width by height */
export function centredArea({ width, height }: { width: number; height: number }, ratio: number): Area {
  const wide = Math.min(width, height * ratio);
  const high = wide / ratio;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
