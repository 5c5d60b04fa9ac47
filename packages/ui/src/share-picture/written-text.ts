import { Buffer, type Font, shape } from 'harfbuzzjs';
import type { Faces, TextStyle } from './faces.ts';
import { lettersOf } from './letters.ts';

/** Where a line of text stands: the left end of its baseline, in pixels. */
interface Place {
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** Writes lines in one style as outlines: whoever draws them needs no fonts. */
export interface Writer {
  /** Width of a line at a size of 1. */
  widthOf(line: string): number;
  /** The line as SVG. */
  write(line: string, place: Place): string;
}

/** The styles of a picture; each is for texts that `writableText` has let through. */
export type Writers = ReturnType<typeof writersIn>;

export function writersIn(faces: Faces) {
  return {
    title: writerIn(faces, { face: 'display', weight: 700, width: 106 }),
    sign: writerIn(faces, { face: 'display', weight: 700 }),
    strong: writerIn(faces, { face: 'text', weight: 600 }),
    plain: writerIn(faces, { face: 'text', weight: 400 }),
  };
}

function writerIn(faces: Faces, style: TextStyle): Writer {
  const widths = new Map<string, number>();
  return {
    widthOf(line) {
      const known = widths.get(line);
      if (known !== undefined) return known;
      const width = runsOf(line, faces, style).reduce((sum, run) => sum + widthOf(run), 0);
      widths.set(line, width);
      return width;
    },
    write(line, { x, y, size, fill }) {
      let left = x;
      const runs = runsOf(line, faces, style).map((run) => {
        const scale = (size / run.font.face.upem).toFixed(5);
        const placed = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})`;
        left += widthOf(run) * size;
        return `<g transform="${placed}">${outlinesOf(run)}</g>`;
      });
      return `<g fill="${fill}">${runs.join('')}</g>`;
    },
  };
}

/** A part of a line that one font has all letters of. */
interface Run {
  font: Font;
  text: string;
}

function runsOf(line: string, faces: Faces, style: TextStyle): Run[] {
  const runs: Run[] = [];
  for (const letter of lettersOf(line)) {
    const font = faces.fontFor(letter, style);
    if (!font) throw new Error(`No font has what stands in "${line}".`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Used again and again: it lies in memory that is given back late. */
const buffer = new Buffer();

function shaped({ font, text }: Run) {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function widthOf(run: Run): number {
  return shaped(run).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / run.font.face.upem;
}

/** In the font's own units, upwards. */
function outlinesOf(run: Run): string {
  let left = 0;
  let outlines = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(run)) {
    const path = run.font
      .glyphToPath(codepoint)
      .replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(0));
    if (path) outlines += `<path transform="translate(${left + xOffset} ${yOffset})" d="${path}"/>`;
    left += xAdvance;
  }
  return outlines;
}
