import { hexOf } from './colour.ts';
import { hueOf } from './industry-hue.ts';
import { type Lettering, lettersOf } from './lettering.ts';
import { randomFrom } from './random.ts';

export interface MonogramOptions {
  /** Business id: the same id gives the same mark. */
  seed: string;
  /** Up to three initials, see `initialsOf`. */
  initials: string;
  /** Four-digit key; without it the hue comes from the seed. */
  industry?: string | undefined;
}

interface Colours {
  deep: string;
  middle: string;
  light: string;
  accent: string;
}

/** Mark of a business without a logo: its initials in one of eight trade marks, as an SVG document of 96 by 96. */
export function monogram({ seed, initials, industry }: MonogramOptions): string {
  const random = randomFrom(seed);
  const mark = marks[Math.floor(random() * marks.length)] ?? corner;
  const hue = industry ? hueOf(industry) : Math.floor(random() * 360);
  const accent = random() < 0.6 ? hexOf(0.78, 0.11, (hue + 42) % 360) : hexOf(0.74, 0.15, 58);
  const colours = {
    deep: hexOf(0.36, 0.085, hue),
    middle: hexOf(0.56, 0.12, hue),
    light: hexOf(0.93, 0.035, hue),
    accent,
  };
  const three = [...initials].length > 2;
  const drawn = mark(colours, (lettering) => lettersOf(initials, { narrow: three, ...lettering }), three);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${drawn}</svg>`;
}

type Mark = (colours: Colours, write: (lettering: Lettering) => string, three: boolean) => string;

const field = (fill: string) => `<rect width="96" height="96" fill="${fill}"/>`;

const corner: Mark = ({ deep, middle, accent }, write, three) =>
  `${field(deep)}<path d="M96 40v56H40z" fill="${middle}"/><path d="M96 74v22H74z" fill="${accent}"/>${write({ size: three ? 34 : 40, x: 46, y: 44, fill: '#fff' })}`;

const coin: Mark = ({ deep, light, accent }, write, three) =>
  `${field(light)}<circle cx="48" cy="48" r="35" fill="${deep}"/><circle cx="48" cy="48" r="29.5" fill="none" stroke="${accent}" stroke-width="2"/>${write({ size: three ? 24 : 29, x: 48, y: 48, fill: '#fff' })}`;

const belt: Mark = ({ deep, middle, accent }, write, three) =>
  `${field(middle)}<path d="M0 66h96v30H0z" fill="${deep}"/><path d="M12 81h10M27 81h10M42 81h10M57 81h10M72 81h12" stroke="${accent}" stroke-width="5"/>${write({ size: three ? 35 : 42, x: 48, y: 35, fill: '#fff' })}`;

const nut: Mark = ({ deep, middle, light }, write, three) =>
  `${field(light)}<path d="M48 8 83 28v40L48 88 13 68V28z" fill="${deep}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/><path d="M48 88 83 68V28L48 48z" fill="${middle}"/>${write({ size: three ? 23 : 28, x: 48, y: 48, fill: '#fff' })}`;

const pillar: Mark = ({ deep, middle, accent }, write, three) =>
  `${field(deep)}<path d="M0 0h30v96H0z" fill="${accent}"/><path d="M0 0h30v30a30 30 0 0 1-30 0zM0 66h30v30H0z" fill="${middle}"/>${write({ size: three ? 26 : 33, x: 62, y: 48, fill: '#fff', narrow: true })}`;

const frame: Mark = ({ deep, light, accent }, write, three) =>
  `${field(light)}<path d="M14 14h68v68H14z" fill="none" stroke="${deep}" stroke-width="7"/><path d="M14 66h68v16H14z" fill="${accent}"/><path d="M10.5 62.5h75" stroke="${deep}" stroke-width="7"/>${write({ size: three ? 27 : 32, x: 48, y: 39, fill: deep })}`;

const orbit: Mark = ({ deep, middle, accent }, write, three) =>
  `${field(deep)}<path d="M0 96A96 96 0 0 1 96 0v34A62 62 0 0 0 34 96z" fill="${middle}"/><circle cx="80" cy="80" r="9" fill="${accent}"/>${write({ size: three ? 32 : 39, x: 48, y: 48, fill: '#fff' })}`;

const quarters: Mark = ({ deep, middle, accent }, write, three) =>
  `${field(accent)}<path d="M0 0h48v48H0zM48 48h48v48H48z" fill="${middle}"/><rect x="14" y="25" width="68" height="46" rx="4" fill="${deep}"/>${write({ size: three ? 28 : 33, x: 48, y: 48, fill: '#fff' })}`;

const marks: readonly Mark[] = [corner, coin, belt, nut, pillar, frame, orbit, quarters];
