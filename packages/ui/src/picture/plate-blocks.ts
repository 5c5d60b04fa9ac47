import { type Floor, pointOn } from './isometric.ts';
import type { BlockColours, PlateColours } from './plate-palette.ts';
import type { Random } from './random.ts';

/** A block beside the slab: its corner on the floor, its edge, its height in pixels. */
interface Block {
  u: number;
  v: number;
  edge: number;
  height: number;
  colours: BlockColours;
}

const signal: BlockColours = { top: '#F9A25B', left: '#F57F20', right: '#C95F0C' };
const slots = [
  [-17, -10],
  [-10, -17],
  [33, -14],
  [-15, 31],
  [38, 10],
  [10, 36],
  [-19, 10],
  [12, -19],
] as const;

/** Three or four blocks around the slab, one of them in signal orange, split by what the slab hides. */
export function blocksOf(random: Random, colours: PlateColours): { behind: Block[]; before: Block[] } {
  const shuffled = slots
    .map(([u, v]) => ({ u, v, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 3 + Math.floor(random() * 2));
  const blocks = shuffled.map(({ u, v }, place): Block => {
    const height = 18 + Math.floor(random() * 4) * 15;
    return {
      u,
      v,
      height,
      edge: 5 + Math.floor(random() * 2),
      colours: place === 0 ? signal : colours.block,
    };
  });
  blocks.sort((one, other) => one.u + one.v - (other.u + other.v));
  return {
    behind: blocks.filter(({ u, v }) => u + v < 16),
    before: blocks.filter(({ u, v }) => u + v >= 16),
  };
}

export function drawBlocks(floor: Floor, blocks: Block[], colours: PlateColours): string {
  return [
    ...blocks.map((block) => shadowOf(floor, block, colours.shadow)),
    ...blocks.map((block) => draw(floor, block)),
  ].join('');
}

function shadowOf(floor: Floor, { u, v, edge }: Block, colour: string): string {
  const corners = [
    pointOn(floor, u + 1.6, v - 1.4),
    pointOn(floor, u + edge + 3.4, v - 1),
    pointOn(floor, u + edge + 3.4, v + edge + 0.2),
    pointOn(floor, u + edge, v + edge),
    pointOn(floor, u, v + edge),
  ];
  return polygon(corners, colour);
}

function draw(floor: Floor, { u, v, edge, height, colours }: Block): string {
  const corner = (alongU: number, alongV: number, level: number) =>
    pointOn(floor, u + alongU * edge, v + alongV * edge, level);
  return [
    polygon([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, height), corner(0, 1, height)], colours.left),
    polygon([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, height), corner(1, 0, height)], colours.right),
    polygon(
      [corner(0, 0, height), corner(1, 0, height), corner(1, 1, height), corner(0, 1, height)],
      colours.top,
    ),
  ].join('');
}

function polygon(corners: string[], fill: string): string {
  return `<polygon points="${corners.join(' ')}" fill="${fill}"/>`;
}
