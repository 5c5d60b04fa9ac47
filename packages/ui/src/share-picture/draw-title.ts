import { brokenLines } from './broken-lines.ts';
import { colours } from './colours.ts';
import { parts } from './parts.ts';
import type { Writers } from './written-text.ts';

/** Sizes a title is tried in, with the maximum number of lines; the last one takes every title, and cuts it. */
const sizes = [
  { size: 84, maxLines: 1 },
  { size: 72, maxLines: 2 },
  { size: 60, maxLines: 3 },
  { size: 52, maxLines: 3 },
  { size: 46, maxLines: 3 },
  { size: 40, maxLines: 4 },
] as const;
const leading = 1.12;
const kindSize = 30;
const kindGap = 26;

/** The title at the foot of its part, and above it the kind of page. If no font has the title's letters, the kind alone. */
export function drawTitle(
  { kind, title = kind }: { kind: string | undefined; title: string | undefined },
  write: Writers,
): string {
  if (!title) return '';
  const { x, y, width, height } = parts.title;
  const { lines, size } = fitted(title, write, width);
  const foot = y + height;
  const baselines = lines.map((line, place) => ({
    line,
    y: foot - (lines.length - 1 - place) * size * leading,
  }));
  const head = (baselines[0]?.y ?? foot) - size * 0.72 - kindGap;
  return [
    kind &&
      kind !== title &&
      write.strong.write(kind, { x, y: head, size: kindSize, fill: colours['on-frame-2'] }),
    ...baselines.map((at) =>
      write.title.write(at.line, { x: x - size * 0.04, y: at.y, size, fill: colours['on-frame'] }),
    ),
  ]
    .filter(Boolean)
    .join('');
}

function fitted(title: string, write: Writers, width: number): { lines: string[]; size: number } {
  const tried = sizes.map(({ size, maxLines }) => ({
    size,
    ...brokenLines(title, { widthOf: write.title.widthOf, width: width / size, maxLines }),
  }));
  return tried.find(({ whole }) => whole) ?? tried.at(-1) ?? { lines: [title], size: 0 };
}
