import { BadgeCheck } from 'lucide';
import { shapesOf } from '../picture/sign.ts';
import { brokenLines } from './broken-lines.ts';
import { colours } from './colours.ts';
import { rectangle } from './drawing.ts';
import { parts } from './parts.ts';
import type { ShareFact } from './share-content.ts';
import type { Writer, Writers } from './written-text.ts';

const label = { size: 24, smallest: 20, baseline: 58 };
const value = { size: 34, smallest: 26, baseline: 106 };
/** Where labels and values stand when a value takes two lines; the sizes it is tried in, the last one cuts it. */
const high = { label: 44, value: 84, leading: 1.14, sizes: [30, 26] } as const;
/** Sizes a sentence is tried in; the last one takes every sentence, and cuts it. */
const leads = [
  { size: 30, leading: 40, most: 2 },
  { size: 26, leading: 35, most: 3 },
] as const;
const gap = 32;

/**
 * The plate at the foot: ruled facts, label above value, as on the pages. A sentence stands in their place, or beside one that
 * is alone.
 */
export function drawPlate(
  { facts, lead: sentence }: { facts: readonly ShareFact[]; lead: string | undefined },
  write: Writers,
): string {
  const { plate, margin } = parts;
  const whole = { x: plate.x + margin, width: plate.width - 2 * margin };
  const content = contentOf(facts, sentence, whole, write);
  return content && rectangle(plate, colours.surface) + content;
}

/** A part of the plate from left to right. */
interface Column {
  x: number;
  width: number;
}

function contentOf(
  facts: readonly ShareFact[],
  sentence: string | undefined,
  whole: Column,
  write: Writers,
): string {
  const [only] = facts;
  if (!only) return sentence ? drawLead(sentence, whole, write) : '';
  if (facts.length > 1 || !sentence) return drawFacts(facts, columnsFor(facts, whole, write), write);
  const [first, second] = columnsOf([1, 2], whole);
  if (!first || !second) return '';
  return drawFacts([only], [first], write) + drawRule(second) + drawLead(sentence, second, write);
}

/** Equal columns, unless one fact needs more room and another one has it. */
function columnsFor(facts: readonly ShareFact[], whole: Column, write: Writers): Column[] {
  const needed = facts.map((fact) => insetOf(fact) + write.strong.widthOf(fact.value) * value.size);
  const equal = columnsOf(
    facts.map(() => 1),
    whole,
  );
  if (needed.every((width, place) => width <= (equal[place]?.width ?? 0))) return equal;
  const least = 180;
  return columnsOf(
    needed.map((width) => Math.min(Math.max(width, least), whole.width / 2)),
    whole,
  );
}

function columnsOf(shares: readonly number[], { x, width }: Column): Column[] {
  const room = width - (shares.length - 1) * 2 * gap;
  const all = shares.reduce((sum, share) => sum + share, 0);
  let left = x;
  return shares.map((share) => {
    const column = { x: left, width: (room * share) / all };
    left += column.width + 2 * gap;
    return column;
  });
}

function drawFacts(facts: readonly ShareFact[], columns: readonly Column[], write: Writers): string {
  const fitted = columns.map(({ width }, place) => fittedValue(facts[place], width, write));
  // All of them stand as high as the one with two lines.
  const isHigh = fitted.some(({ lines }) => lines.length > 1);
  return columns
    .map((column, place) => {
      const [fact, shown] = [facts[place], fitted[place]];
      if (!fact || !shown) return '';
      return (place > 0 ? drawRule(column) : '') + drawFact(fact, shown, { column, isHigh }, write);
    })
    .join('');
}

interface Fitted {
  lines: string[];
  size: number;
}

/** A value on one line, as large as it fits; on two where that would be too small. */
function fittedValue(fact: ShareFact | undefined, columnWidth: number, { strong }: Writers): Fitted {
  if (!fact) return { lines: [], size: value.size };
  const { widthOf } = strong;
  const width = columnWidth - insetOf(fact);
  const fitting = Math.min(value.size, width / widthOf(fact.value));
  if (fitting >= value.smallest) return { lines: [fact.value], size: fitting };
  const tried = high.sizes.map((size) => ({
    size,
    ...brokenLines(fact.value, { widthOf, width: width / size, most: 2 }),
  }));
  return tried.find(({ whole }) => whole) ?? tried.at(-1) ?? { lines: [], size: value.size };
}

function drawRule({ x }: Column): string {
  const { y, height } = parts.plate;
  return rectangle({ x: Math.round(x - gap), y: y + 28, width: 2, height: height - 56 }, colours.line);
}

function insetOf({ proven }: ShareFact): number {
  return proven ? 46 : 0;
}

function drawFact(
  fact: ShareFact,
  { lines, size }: Fitted,
  { column: { x, width }, isHigh }: { column: Column; isHigh: boolean },
  write: Writers,
): string {
  const { y } = parts.plate;
  const inset = insetOf(fact);
  const named = inOneLine(fact.label, write.plain, width, label);
  const [labelled, first] = isHigh ? [high.label, high.value] : [label.baseline, value.baseline];
  const fill = fact.proven ? colours.verified : colours.ink;
  return [
    write.plain.write(named.text, { x, y: y + labelled, size: named.size, fill: colours['ink-3'] }),
    fact.proven ? drawSeal(x, y + first - 31) : '',
    ...lines.map((line, place) =>
      write.strong.write(line, { x: x + inset, y: y + first + place * size * high.leading, size, fill }),
    ),
  ].join('');
}

/** A text as large as it fits, cut when even the smallest size is too large. */
function inOneLine(
  text: string,
  { widthOf }: Writer,
  width: number,
  { size, smallest }: { size: number; smallest: number },
): { text: string; size: number } {
  const fitting = Math.min(size, width / widthOf(text));
  if (fitting >= smallest) return { text, size: fitting };
  const { lines } = brokenLines(text, { widthOf, width: width / smallest, most: 1 });
  return { text: lines[0] ?? '', size: smallest };
}

function drawLead(sentence: string, { x, width }: Column, write: Writers): string {
  const { y, height } = parts.plate;
  const { widthOf } = write.plain;
  const tried = leads.map((lead) => ({
    ...lead,
    ...brokenLines(sentence, { widthOf, width: width / lead.size, most: lead.most }),
  }));
  const fitting = tried.find(({ whole }) => whole) ?? tried.at(-1);
  if (!fitting) return '';
  const { lines, size, leading } = fitting;
  const first = y + height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.34;
  return lines
    .map((line, place) => write.plain.write(line, { x, y: first + place * leading, size, fill: colours.ink }))
    .join('');
}

/** The seal of proven facts, filled as on the pages. */
function drawSeal(x: number, y: number): string {
  const [edge, check] = BadgeCheck.map((shape) => shapesOf([shape]));
  const stroke = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<g transform="translate(${x} ${y}) scale(1.55)" ${stroke}><g fill="${colours.verified}" stroke="${colours.verified}">${edge}</g><g fill="none" stroke="${colours.surface}">${check}</g></g>`;
}
