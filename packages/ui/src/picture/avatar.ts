import { hexOf } from './colour.ts';
import { lettersOf } from './lettering.ts';
import { randomFrom } from './random.ts';

/** Stand-in for a person without a photo: the initials on a colour of their own, as an SVG document of 96 by 96. */
export function avatar({ seed, initials }: { seed: string; initials: string }): string {
  const hue = Math.floor(randomFrom(seed)() * 360);
  const letters = lettersOf(initials, {
    size: [...initials].length > 2 ? 29 : 35,
    x: 48,
    y: 48,
    fill: hexOf(0.36, 0.085, hue),
    narrow: [...initials].length > 2,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="${hexOf(0.88, 0.055, hue)}"/>${letters}</svg>`;
}
