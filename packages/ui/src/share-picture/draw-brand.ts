import { colours } from './colours.ts';
import { inside } from './drawing.ts';
import { parts } from './parts.ts';
import type { Writers } from './written-text.ts';

const logo = { width: 198, height: 42 };
const top = 56;
const size = 28;
const plate = { height: 34, padding: 9, letters: 20 };

/** The logo with the portal's country: its code on a plate, as everywhere, then its name. */
export function drawBrand(
  { logo: svg, code, name }: { logo: string; code: string; name: string | undefined },
  write: Writers,
): string {
  const x = parts.margin + logo.width + 26;
  const middle = top + logo.height / 2;
  const width = write.sign.widthOf(code) * plate.letters + 2 * plate.padding;
  const country = [
    `<rect x="${x}" y="${middle - plate.height / 2}" width="${width.toFixed(1)}" height="${plate.height}" rx="6" fill="none" stroke="${colours['on-frame-2']}" stroke-width="2.5"/>`,
    write.sign.write(code, {
      x: x + plate.padding,
      y: middle + plate.letters * 0.345,
      size: plate.letters,
      fill: colours['on-frame-2'],
    }),
    name &&
      write.plain.write(name, {
        x: x + width + 14,
        y: middle + size * 0.34,
        size,
        fill: colours['on-frame-2'],
      }),
  ];
  return inside(svg, { x: parts.margin, y: top, ...logo }) + country.filter(Boolean).join('');
}
