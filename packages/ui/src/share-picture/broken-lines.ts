import { lettersOf } from './letters.ts';

export interface Lines {
  lines: string[];
  /** Whether all of the text is there and no word is cut in two. */
  whole: boolean;
}

interface Room {
  /** Width of a text, in the unit of `width`. */
  widthOf: (text: string) => number;
  /** Width of a line. */
  width: number;
  /** Most lines. */
  maxLines: number;
}

/** What stays on one line, with the space behind it. */
interface Part {
  text: string;
  width: number;
  widthAtEnd: number;
}

const ellipsis = '…';

/** A text in as few lines as it takes, as equally long as they can be; an ellipsis says that there is more. */
export function brokenLines(text: string, room: Room): Lines {
  const parts = partsOf(text).map(
    (part): Part => ({ text: part, width: room.widthOf(part), widthAtEnd: room.widthOf(part.trimEnd()) }),
  );
  const filled = fill(parts, room);
  if (!filled.whole || filled.lines.length < 2) return filled;
  return { lines: balance(parts, filled.lines.length, room.width), whole: true };
}

/** One line after the other, each as full as it gets. */
function fill(parts: readonly Part[], { widthOf, width, maxLines }: Room): Lines {
  const fits = (text: string) => widthOf(text.trimEnd()) <= width;
  const lines: string[] = [];
  let whole = true;
  let line = '';
  let used = 0;
  for (const part of parts) {
    if (used + part.widthAtEnd <= width) {
      line += part.text;
      used += part.width;
      continue;
    }
    if (line) lines.push(line);
    line = part.text;
    // A word that is longer than a line goes on in the next one.
    while (!fits(line) && lines.length < maxLines) {
      whole = false;
      const head = headOf(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
    used = widthOf(line);
    if (lines.length >= maxLines) return { lines: endEarly(lines, line, fits), whole: false };
  }
  return { lines: [...lines, line].map((each) => each.trimEnd()).filter(Boolean), whole };
}

/** The lines with as much of what comes next as the last one has room for. */
function endEarly(lines: readonly string[], next: string, fits: (text: string) => boolean): string[] {
  const last = headOf(`${lines.at(-1)}${next}`, (text) => fits(text + ellipsis));
  return [...lines.slice(0, -1).map((line) => line.trimEnd()), last.replace(/[\s\p{P}]+$/u, '') + ellipsis];
}

/** The first letters of a text that fit, at least one. */
function headOf(text: string, fits: (text: string) => boolean): string {
  const [first = '', ...others] = lettersOf(text);
  let head = first;
  for (const letter of others) {
    if (!fits(head + letter)) break;
    head += letter;
  }
  return head;
}

interface Broken {
  lines: string[];
  /** Sum of the squares of what the lines leave free. */
  cost: number;
}

/** So many lines with the least difference between them. */
function balance(parts: readonly Part[], count: number, width: number): string[] {
  const known = new Map<string, Broken | undefined>();
  const from = (first: number, left: number): Broken | undefined => {
    if (left === 0) return first === parts.length ? { lines: [], cost: 0 } : undefined;
    const key = `${first} ${left}`;
    if (!known.has(key)) known.set(key, best(first, left));
    return known.get(key);
  };
  const best = (first: number, left: number): Broken | undefined => {
    let found: Broken | undefined;
    let line = '';
    let used = 0;
    for (let next = first; next < parts.length; next++) {
      const part = parts[next];
      if (!part || used + part.widthAtEnd > width) break;
      line += part.text;
      const rest = from(next + 1, left - 1);
      const cost = (rest?.cost ?? 0) + (width - used - part.widthAtEnd) ** 2;
      if (rest && (!found || cost < found.cost)) found = { lines: [line.trimEnd(), ...rest.lines], cost };
      used += part.width;
    }
    return found;
  };
  return from(0, count)?.lines ?? [];
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const endsPart = /\s$|[\p{L}\p{N}][-–—/]$/u;
const opens = /[\p{Ps}\p{Pi}]$/u;

/** A text in the parts between which a line may end: behind spaces and hyphens, and between words of languages without spaces. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayEnd(last, segment, isWordLike)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function mayEnd(before: string, after: string, isWord: boolean | undefined): boolean {
  if (/^\s/u.test(after)) return false;
  if (endsPart.test(before)) return true;
  const [lastLetter = ''] = lettersOf(before).slice(-1);
  const between = withoutSpaces.test(after) || withoutSpaces.test(lastLetter);
  return isWord === true && between && !opens.test(before);
}
