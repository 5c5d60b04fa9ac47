import { joinedNames, joinedParts } from '@kontor/web/language/joined';

interface WorkingHours {
  /** From Monday, 1, to Sunday, 7, in their order. */
  days: readonly number[];
  from: string;
  to: string;
}

/** A Monday, and the length of a day, in milliseconds. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

/** When somebody answers, as `Mon–Fri, 09:00–17:00`; days that follow each other are one span. Made on the server, whose names count. */
export function hoursText({ days, from, to }: WorkingHours, language: string): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (number: number | undefined = 1) => names.format(monday + (number - 1) * day);
  const spans: number[][] = [];
  for (const number of days) {
    const last = spans.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else spans.push([number]);
  }
  const shown = spans.map((span) =>
    span.length > 2 ? `${nameOf(span[0])}–${nameOf(span.at(-1))}` : joinedNames(span.map(nameOf), language),
  );
  return joinedParts([joinedNames(shown, language), `${from}–${to}`], language);
}
