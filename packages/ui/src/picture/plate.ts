import { hueOf } from './industry-hue.ts';
import { type Floor, gridOf, layAt, rounded, stacked } from './isometric.ts';
import { blocksOf, drawBlocks } from './plate-blocks.ts';
import { type PlateColours, platePalette } from './plate-palette.ts';
import { detailBox, height, type PlateView, packedView, topView, width } from './plate-views.ts';
import { pick, randomFrom } from './random.ts';
import { shapesOf, signOf } from './sign.ts';

export interface PlateOptions {
  /** Product id: the same id gives the same picture. */
  seed: string;
  /** Id of the product's category (six digits) or industry (four). */
  place: string;
  /** Another view of the same; without it the slab stands among its blocks. */
  view?: PlateView | undefined;
}

type Shape = 'square' | 'disc' | 'hexagon';

const signHeight = 15;
// The slab's middle is the middle of a lucide icon's 24 by 24 field.
const slabMiddle = 12;
const signTransform = 'rotate(-45 12 12) translate(12 12) scale(1.02) translate(-12 -12)';
const signStroke = 'stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"';

/** Placeholder picture of a product: its category's sign milled on a slab, as an SVG document of 800 by 600. */
export function plate({ seed, place, view }: PlateOptions): string {
  const random = randomFrom(seed + place);
  const hue = hueOf(place.slice(0, 4));
  const colours = platePalette(pick(random, ['tint', 'deep', 'paper']), hue);
  const shape = pick<Shape>(random, ['square', 'disc', 'hexagon', 'square']);
  const slabHeight = shape === 'disc' ? 30 : 34;
  const unit = 9.7;
  const floor: Floor = { centreX: width / 2, centreY: height / 2 + 22 - 24 * unit * 0.57, unit };
  const blocks = blocksOf(random, colours);
  const lay = (level: number) => layAt(floor, 0, 0, level);
  const sign = shapesOf(signOf(place));
  const box = view === 'detail' ? detailBox : `0 0 ${width} ${height}`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`;
  if (view === 'top' || view === 'packed') {
    const draw = view === 'top' ? topView : packedView;
    const flat = `<g ${signStroke}>${sign}</g>`;
    return `${start}${draw({ slab: slab(shape), sign: flat, colours })}</svg>`;
  }
  return [
    start,
    `<defs>${sideGradient(shape, colours)}<g id="slab" fill="url(#side)"${outline(shape, 'url(#side)')}>${slab(shape)}</g>`,
    `<g id="sign" transform="${signTransform}" fill="none" ${signStroke}>${sign}</g></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.background}"/>`,
    `<path d="${gridOf(floor, -60, 84, 6)}" stroke="${colours.grid}" stroke-width="1.5" fill="none"/>`,
    `<path d="${registrationMarks()}" stroke="${colours.left}" stroke-width="2" opacity=".55"/>`,
    drawBlocks(floor, blocks.behind, colours),
    `<g transform="${lay(0)}" fill="${colours.shadow}"><g transform="translate(3.4 -.6)"${outline(shape, colours.shadow)}>${slab(shape)}</g></g>`,
    stacked(0, slabHeight, 2, (level) => `<use href="#slab" transform="${lay(level)}"/>`),
    `<g transform="${lay(slabHeight)}">${topFace(shape, colours)}</g>`,
    `<g transform="${lay(slabHeight)} translate(1.1 -.2)" stroke="${colours.left}" opacity=".9"><use href="#sign"/></g>`,
    `<g stroke="${colours.signSide}">`,
    stacked(
      slabHeight,
      slabHeight + signHeight,
      1.5,
      (level) => `<use href="#sign" transform="${lay(level)}"/>`,
    ),
    `</g><use href="#sign" transform="${lay(slabHeight + signHeight)}" stroke="${colours.sign}"/>`,
    drawBlocks(floor, blocks.before, colours),
    '</svg>',
  ].join('');
}

function sideGradient(shape: Shape, { left, right }: PlateColours): string {
  const [from, to] = shape === 'disc' ? [0.1, 0.9] : [0.49, 0.51];
  return `<linearGradient id="side" gradientUnits="userSpaceOnUse" x1="-6" y1="30" x2="30" y2="-6"><stop offset="${from}" stop-color="${left}"/><stop offset="${to}" stop-color="${right}"/></linearGradient>`;
}

// Rounded corners of the hexagon come from its own outline.
function outline(shape: Shape, colour: string): string {
  return shape === 'hexagon' ? ` stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"` : '';
}

function slab(shape: Shape): string {
  if (shape === 'square') return '<rect x="-5" y="-5" width="34" height="34" rx="3.2"/>';
  if (shape === 'disc') return '<circle cx="12" cy="12" r="18.6"/>';
  return `<path d="${hexagon(19.4)}"/>`;
}

function inset(shape: Shape): string {
  if (shape === 'square') return '<rect x="-3.3" y="-3.3" width="30.6" height="30.6" rx="1.9"/>';
  if (shape === 'disc') return '<circle cx="12" cy="12" r="16.8"/>';
  return `<path d="${hexagon(17.6)}"/>`;
}

function topFace(shape: Shape, colours: PlateColours): string {
  const rivets = rivetsOf(shape).map(
    ([x, y]) =>
      `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="1" fill="${colours.right}"/><circle cx="${rounded(x - 0.18)}" cy="${rounded(y - 0.18)}" r=".72" fill="${colours.edge}"/>`,
  );
  const face = `<g fill="${colours.top}"${outline(shape, colours.top)}>${slab(shape)}</g>`;
  return `${face}<g fill="none" stroke="${colours.edge}" stroke-width=".35">${inset(shape)}</g>${rivets.join('')}`;
}

function rivetsOf(shape: Shape): [number, number][] {
  if (shape === 'square')
    return [
      [-1, -1],
      [25, -1],
      [-1, 25],
      [25, 25],
    ];
  const angles = shape === 'disc' ? [45, 135, 225, 315] : [15, 75, 135, 195, 255, 315];
  return angles.map((angle) => around(angle, shape === 'disc' ? 14.9 : 15.4));
}

function hexagon(radius: number): string {
  const corners = [15, 75, 135, 195, 255, 315].map((angle) =>
    around(angle, radius)
      .map((value) => rounded(value))
      .join(' '),
  );
  return `M${corners.join('L')}Z`;
}

function around(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [slabMiddle + radius * Math.cos(angle), slabMiddle + radius * Math.sin(angle)];
}

function registrationMarks(): string {
  const corners = [34, width - 34].flatMap((x) => [34, height - 34].map((y) => [x, y] as const));
  return corners.map(([x, y]) => `M${x - 9} ${y}h18M${x} ${y - 9}v18`).join('');
}
