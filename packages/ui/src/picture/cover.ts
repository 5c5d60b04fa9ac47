import { hexOf } from './colour.ts';
import { hueOf } from './industry-hue.ts';
import { type Floor, gridOf, layAt, pointOn, stacked } from './isometric.ts';
import { randomFrom } from './random.ts';
import { shapesOf, signsOf } from './sign.ts';

export interface CoverOptions {
  /** Business id: the same id gives the same picture. */
  seed: string;
  /** Four-digit key of the industry. */
  industry: string;
}

const width = 1240;
const height = 310;
const floor: Floor = { centreX: width * 0.56, centreY: height * 0.52, unit: 4.75 };
const line = [
  [-54, 54],
  [-27, 27],
  [0, 0],
  [27, -27],
  [54, -54],
] as const;
const lineHeights = [34, 58, 26, 46, 30];
const beside = [
  [-46, 6],
  [-19, -21],
  [8, -48],
  [-60, -8],
] as const;

interface Slab {
  u: number;
  v: number;
  height: number;
  /** Inside of the sign's SVG; slabs beside the line carry none. */
  sign?: string;
}

/** Cover of a business without one: a line of slabs wired together, in its industry's hue; SVG of 1240 by 310. */
export function cover({ seed, industry }: CoverOptions): string {
  const hue = hueOf(industry);
  const slabs = slabsOf(seed, industry);
  const drawn = slabs.map((slab, place) => drawSlab(slab, place, hue));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><rect id="slab" x="-10" y="-10" width="20" height="20" rx="2.6"/>${drawn.map(({ defs }) => defs).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${hexOf(0.3, 0.05, hue)}"/>`,
    `<path d="${gridOf(floor, -240, 240, 12)}" stroke="${hexOf(0.36, 0.055, hue)}" stroke-width="1.5" fill="none"/>`,
    `<path d="${wires()}" stroke="#F57F20" stroke-width="4" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
    drawn.map(({ body }) => body).join(''),
    '</svg>',
  ].join('');
}

function slabsOf(seed: string, industry: string): Slab[] {
  const random = randomFrom(seed);
  const signs = signsOf(industry);
  const first = Math.floor(random() * signs.length);
  const onLine = line.map(([u, v], place): Slab => {
    const sign = signs[(first + place) % signs.length];
    return { u, v, height: lineHeights[place] ?? 30, ...(sign ? { sign: shapesOf(sign) } : {}) };
  });
  const besideLine = beside.map(([u, v]): Slab => ({ u, v, height: 8 + Math.floor(random() * 3) * 6 }));
  return [...onLine, ...besideLine].sort((one, other) => one.u + one.v - (other.u + other.v));
}

function drawSlab(
  { u, v, height: top, sign }: Slab,
  place: number,
  hue: number,
): { defs: string; body: string } {
  const lightness = sign ? 0.66 + 0.05 * (place % 3) : 0.4;
  const chroma = sign ? 0.105 : 0.06;
  const scale = sign ? 1 : 0.52;
  const lay = (level: number) => `${layAt(floor, u, v, level)} scale(${scale})`;
  const face = hexOf(lightness + 0.04, chroma, hue);
  const edge = hexOf(Math.min(0.95, lightness + 0.14), chroma * 0.7, hue);
  const left = hexOf(lightness - 0.1, chroma, hue);
  const right = hexOf(lightness - 0.2, chroma * 0.85, hue);
  const gradient = `<linearGradient id="side${place}" gradientUnits="userSpaceOnUse" x1="-9" y1="9" x2="9" y2="-9"><stop offset=".49" stop-color="${left}"/><stop offset=".51" stop-color="${right}"/></linearGradient>`;
  const body = [
    `<use href="#slab" transform="${layAt(floor, u + 2.2, v - 0.3)} scale(${scale})" fill="#07161a" opacity=".45"/>`,
    stacked(0, top, 2, (level) => `<use href="#slab" transform="${lay(level)}" fill="url(#side${place})"/>`),
    `<g transform="${lay(top)}"><use href="#slab" fill="${face}"/><rect x="-8.8" y="-8.8" width="17.6" height="17.6" rx="1.7" fill="none" stroke="${edge}" stroke-width=".4"/></g>`,
  ];
  if (!sign) return { defs: gradient, body: body.join('') };
  const signShape = `<g id="sign${place}" fill="none" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" transform="scale(.58) rotate(-45) translate(-12 -12)">${sign}</g>`;
  const shade = hexOf(0.32, 0.07, hue);
  body.push(
    stacked(
      0,
      8,
      1.3,
      (level) =>
        `<use href="#sign${place}" transform="${layAt(floor, u, v, top + level)}" stroke="${shade}"/>`,
    ),
    `<use href="#sign${place}" transform="${layAt(floor, u, v, top + 8)}" stroke="#fff"/>`,
  );
  return { defs: gradient + signShape, body: body.join('') };
}

function wires(): string {
  return line
    .slice(1)
    .map(([u, v], place) => {
      const [fromU, fromV] = line[place] ?? line[0];
      return `M${pointOn(floor, fromU, fromV)}L${pointOn(floor, u, fromV)}L${pointOn(floor, u, v)}`;
    })
    .join('');
}
