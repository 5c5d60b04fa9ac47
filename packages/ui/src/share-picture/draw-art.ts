import { UserRound } from 'lucide';
import { avatar } from '../picture/avatar.ts';
import { hexOf } from '../picture/colour.ts';
import { hueOf } from '../picture/industry-hue.ts';
import { initialsOf } from '../picture/initials.ts';
import { gridOf } from '../picture/isometric.ts';
import { hasOutlines, lettersOf } from '../picture/lettering.ts';
import { monogram } from '../picture/monogram.ts';
import { plate } from '../picture/plate.ts';
import { shapesOf } from '../picture/sign.ts';
import { colours } from './colours.ts';
import { type Box, covering, inside, rectangle } from './drawing.ts';
import type { ShareArt } from './share-content.ts';

export function drawArt(art: ShareArt, box: Box): string {
  if (art.kind === 'drawing') return inside(art.svg, box);
  if (art.kind === 'plate') return covering(plate(art), box);
  if (art.kind === 'country') return drawCountry(art.code, box);
  return drawMark(art, box);
}

type Mark = Extract<ShareArt, { kind: 'mark' }>;

/** Businesses are squares, people circles. Without letters that can be drawn, the industry's sign or a figure. */
function drawMark({ of, seed, name, industry }: Mark, box: Box): string {
  const initials = initialsOf(name);
  const canBeWritten = hasOutlines(initials);
  if (of === 'business') {
    if (!canBeWritten) return covering(plate({ seed, place: industry ?? '' }), box);
    return drawGround(industry, box) + drawEmblem(monogram({ seed, initials, industry }), 14, box);
  }
  const portrait = canBeWritten ? avatar({ seed, initials }) : figure;
  return drawGround(industry, box) + drawEmblem(portrait, emblemSide / 2, box);
}

const emblemSide = 264;
const emblemEdge = 7;

function drawEmblem(svg: string, corner: number, box: Box): string {
  const side = emblemSide;
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  const [outer, edge] = [side + 2 * emblemEdge, emblemEdge];
  return [
    `<rect x="${x - edge}" y="${y - edge}" width="${outer}" height="${outer}" rx="${corner + edge}" fill="${colours.surface}"/>`,
    `<clipPath id="emblem"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${corner}"/></clipPath>`,
    `<g clip-path="url(#emblem)">${covering(svg, { x, y, width: side, height: side })}</g>`,
  ].join('');
}

/** As everywhere on the pages, only larger. */
function drawCountry(code: string, box: Box): string {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [width, height] = [312, 212];
  const frame = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="36"`;
  return [
    drawGround(undefined, box),
    `<rect ${frame} fill="none" stroke="${colours['on-frame']}" stroke-width="14"/>`,
    hasOutlines(code) ? lettersOf(code, { size: 148, x, y, fill: colours['on-frame'] }) : '',
  ].join('');
}

/** The floor all drawings stand on, in the dark of an industry's hue. */
function drawGround(industry: string | undefined, box: Box): string {
  const hue = hueOf(industry);
  const floor = { centreX: box.x + box.width / 2, centreY: box.y + box.height / 2, unit: 9 };
  return [
    rectangle(box, hexOf(0.3, 0.05, hue)),
    `<clipPath id="ground">${rectangle(box, '#000')}</clipPath>`,
    `<path clip-path="url(#ground)" d="${gridOf(floor, -60, 60, 6)}" stroke="${hexOf(0.36, 0.055, hue)}" stroke-width="1.5" fill="none"/>`,
  ].join('');
}

const figure = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e2eff1"/>',
  '<g transform="translate(21 21) scale(2.25)" fill="none" stroke="#0b5e70" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
  `${shapesOf(UserRound)}</g></svg>`,
].join('');
