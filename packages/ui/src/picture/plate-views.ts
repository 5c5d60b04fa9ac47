import { type Floor, gridOf, layAt, pointOn, stacked } from './isometric.ts';
import { drawBlocks } from './plate-blocks.ts';
import type { PlateColours } from './plate-palette.ts';

/** Other views of what a plate shows: from above with its measures, a detail, and packed on a pallet. */
export const plateViews = ['top', 'detail', 'packed'] as const;
export type PlateView = (typeof plateViews)[number];

export const width = 800;
export const height = 600;

/** The part of the plate a detail shows, four times as large. */
export const detailBox = '250 150 340 255';

interface Signs {
  /** The outline of the slab, around the middle of a field of 24 by 24. */
  slab: string;
  /** The shapes of the category's sign, of that field. */
  sign: string;
  colours: PlateColours;
}

/** From above, as a drawing has it, with lines of dimension without figures. */
export function topView({ slab, sign, colours }: Signs): string {
  const scale = 11.4;
  const [left, right, top, bottom] = [190, 610, 70, 490];
  const lines = [
    `M${left} ${bottom + 18}v42M${right} ${bottom + 18}v42M${left} ${bottom + 46}H${right}`,
    `M${right + 18} ${top}h42M${right + 18} ${bottom}h42M${right + 46} ${top}V${bottom}`,
    `M400 ${top - 26}V${bottom + 12}M${left - 26} 280H${right + 12}`,
  ];
  const ticks = [
    [left, bottom + 46],
    [right, bottom + 46],
    [right + 46, top],
    [right + 46, bottom],
  ].map(([x = 0, y = 0]) => `M${x - 7} ${y + 7}l14 -14`);
  return [
    `<rect width="${width}" height="${height}" fill="${colours.background}"/>`,
    `<path d="${squares()}" stroke="${colours.grid}" stroke-width="1" fill="none"/>`,
    `<path d="${lines.join('')}" stroke="${colours.left}" stroke-width="2" stroke-dasharray="14 4 3 4" opacity=".55"/>`,
    `<path d="${ticks.join('')}" stroke="${colours.left}" stroke-width="3"/>`,
    `<g transform="translate(400 280) scale(${scale}) translate(-12 -12)">`,
    `<g fill="${colours.top}" stroke="${colours.right}" stroke-width=".5">${slab}</g>`,
    `<g stroke="${colours.sign}" fill="none">${sign}</g></g>`,
  ].join('');
}

function squares(): string {
  const step = 40;
  const across = Array.from({ length: width / step }, (_, index) => `M${index * step} 0V${height}`);
  const down = Array.from({ length: height / step }, (_, index) => `M0 ${index * step}H${width}`);
  return [...across, ...down].join('');
}

const cardboard = { top: '#D9B38C', left: '#C49A6C', right: '#A67C52' };
const timber = { top: '#C8A06A', left: '#A77F4B', right: '#86632F' };
/** Corners of the four cartons of a layer, those behind first. */
const places = [
  [-6, -6],
  [6.2, -6],
  [-6, 6.2],
  [6.2, 6.2],
] as const;

/** Cartons on a pallet, with the sign on the topmost. */
export function packedView({ sign, colours }: Signs): string {
  const unit = 9.7;
  const floor: Floor = { centreX: width / 2, centreY: height / 2 + 40, unit };
  const carton = { edge: 11.8, height: 84, colours: cardboard };
  const layer = (level: number) => {
    const raised: Floor = { ...floor, centreY: floor.centreY - level };
    return places.map(([u, v]) => drawBlocks(raised, [{ u, v, ...carton }], { ...colours, shadow: 'none' }));
  };
  const label = layAt(floor, 12.1, 12.1, 22 + 2 * carton.height);
  return [
    `<rect width="${width}" height="${height}" fill="${colours.background}"/>`,
    `<path d="${gridOf(floor, -60, 84, 6)}" stroke="${colours.grid}" stroke-width="1.5" fill="none"/>`,
    `<polygon points="${shadow(floor)}" fill="${colours.shadow}"/>`,
    stacked(0, 22, 22, () =>
      drawBlocks(floor, [{ u: -7, v: -7, edge: 26, height: 22, colours: timber }], {
        ...colours,
        shadow: 'none',
      }),
    ),
    ...layer(22),
    ...layer(22 + carton.height),
    `<g transform="${label} scale(.42) rotate(-45) translate(-12 -12)" stroke="${colours.signSide}" fill="none">${sign}</g>`,
  ].join('');
}

function shadow(floor: Floor): string {
  return [
    [-4, -9],
    [24, -9],
    [24, 20],
    [-4, 20],
  ]
    .map(([u = 0, v = 0]) => pointOn(floor, u, v))
    .join(' ');
}
