import { capHeight, narrowGlyphs, wideGlyphs } from './glyphs.gen.ts';

export interface Lettering {
  size: number;
  /** Middle of the letters. */
  x: number;
  y: number;
  fill: string;
  narrow?: boolean;
}

/** Letters drawn in the display face as SVG, centred on a point. */
export function lettersOf(text: string, lettering: Lettering): string {
  const { size, x, y, fill, narrow } = lettering;
  const glyphs = [...text].map((character) => (narrow ? narrowGlyphs : wideGlyphs)[character]);
  if (!glyphs.every((glyph) => glyph !== undefined)) return inReadersFont(text, lettering);
  const scale = size / 1000;
  const width = glyphs.reduce((sum, [advance]) => sum + advance, 0);
  let left = 0;
  const paths = glyphs.map(([advance, path]) => {
    const drawn = `<path transform="translate(${left})" d="${path}"/>`;
    left += advance;
    return drawn;
  });
  const originX = (x - (width * scale) / 2).toFixed(1);
  const originY = (y + (capHeight * scale) / 2).toFixed(1);
  return `<g transform="translate(${originX} ${originY}) scale(${scale})" fill="${fill}">${paths.join('')}</g>`;
}

/** Whether a text is drawn as outlines: of letters and digits, without the fonts of whoever looks at it. */
export function hasOutlines(text: string): boolean {
  return [...text].every((character) => wideGlyphs[character] && narrowGlyphs[character]);
}

// Other scripts have no outlines here.
function inReadersFont(text: string, { size, x, y, fill }: Lettering): string {
  const safe = text.replace(/[<>&"']/g, '');
  return `<text x="${x}" y="${y}" font-family="system-ui, Noto Sans, sans-serif" font-weight="700" font-size="${Math.round(size * 0.86)}" text-anchor="middle" dominant-baseline="central" fill="${fill}">${safe}</text>`;
}
