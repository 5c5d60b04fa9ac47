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
/** Where labels and values stand when a value takes two lines; the sizes it is tried in, the smallest one cuts it. */
const high = { label: 44, value: 84, leading: 1.14, size: 30, smallest: 26 };
/** Sizes a sentence is tried in; the last one takes every sentence, and cuts it. */
const leads = [
  { size: 30, leading: 40, maxLines: 2 },
  { size: 26, leading: 35, maxLines: 3 },
] as const;
const gap = 32;

/**
 * The plate at the foot: facts between rules, label above value, as on the pages. A sentence replaces them, or stands beside a
 * single fact.
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

/** A fact and where it stands. */
interface Placed {
  fact: ShareFact;
  column: Column;
}

function contentOf(
  facts: readonly ShareFact[],
  sentence: string | undefined,
  whole: Column,
  write: Writers,
): string {
  const [only] = facts;
  if (!only) return sentence ? drawLead(sentence, whole, write) : '';
  if (facts.length > 1 || !sentence) return drawFacts(placed(facts, whole, write), write);
  // The sentence has twice the room of the fact.
  const width = (whole.width - 2 * gap) / 3;
  const second = { x: whole.x + width + 2 * gap, width: 2 * width };
  const first = drawFacts([{ fact: only, column: { x: whole.x, width } }], write);
  return first + drawRule(second) + drawLead(sentence, second, write);
}

/** Facts in equal columns, unless one needs more room and another one has it. */
function placed(facts: readonly ShareFact[], whole: Column, write: Writers): Placed[] {
  const needed = (fact: ShareFact) => insetOf(fact) + write.strong.widthOf(fact.value) * value.size;
  const equal = sideBySide(facts, whole, () => 1);
  if (equal.every(({ fact, column }) => needed(fact) <= column.width)) return equal;
  const least = 180;
  return sideBySide(facts, whole, (fact) => Math.min(Math.max(needed(fact), least), whole.width / 2));
}

function sideBySide(
  facts: readonly ShareFact[],
  { x, width }: Column,
  shareOf: (fact: ShareFact) => number,
): Placed[] {
  const room = width - (facts.length - 1) * 2 * gap;
  const all = facts.reduce((sum, fact) => sum + shareOf(fact), 0);
  let left = x;
  return facts.map((fact) => {
    const column = { x: left, width: (room * shareOf(fact)) / all };
    left += column.width + 2 * gap;
    return { fact, column };
  });
}

function drawFacts(facts: readonly Placed[], write: Writers): string {
  const fitted = facts.map(({ fact, column }) => ({
    fact,
    column,
    shown: fittedValue(fact, column.width, write),
  }));
  // All of them stand as high as the one with two lines.
  const isHigh = fitted.some(({ shown }) => shown.lines.length > 1);
  return fitted
    .map(
      ({ fact, column, shown }, place) =>
        (place > 0 ? drawRule(column) : '') + drawFact(fact, shown, { column, isHigh }, write),
    )
    .join('');
}

interface Fitted {
  lines: string[];
  size: number;
}

/** A value on one line, as large as it fits; on two where that would be too small. */
function fittedValue(fact: ShareFact, columnWidth: number, { strong }: Writers): Fitted {
  const { widthOf } = strong;
  const width = columnWidth - insetOf(fact);
  const fitting = Math.min(value.size, width / widthOf(fact.value));
  if (fitting >= value.smallest) return { lines: [fact.value], size: fitting };
  const broken = (size: number) => ({
    size,
    ...brokenLines(fact.value, { widthOf, width: width / size, maxLines: 2 }),
  });
  const large = broken(high.size);
  return large.whole ? large : broken(high.smallest);
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
  const { lines } = brokenLines(text, { widthOf, width: width / smallest, maxLines: 1 });
  return { text: lines[0] ?? '', size: smallest };
}

function drawLead(sentence: string, { x, width }: Column, write: Writers): string {
  const { y, height } = parts.plate;
  const { widthOf } = write.plain;
  const tried = leads.map((lead) => ({
    ...lead,
    ...brokenLines(sentence, { widthOf, width: width / lead.size, maxLines: lead.maxLines }),
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
