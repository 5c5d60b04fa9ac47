import type { AnsweredFile, DashboardPeriod, Language } from '@kontor/contract';
import { tableFile } from '@kontor/server/table-file';
import type { ForMember } from '../business/policy.ts';
import { subjectIn } from '../inquiry/subject-in.ts';
import { nameProducts } from '../product/name-products.ts';
import { nameIn, type Reference } from '../reference/reference.ts';
import texts from './export-texts.json' with { type: 'json' };
import { countedKinds, derivedKinds, unanswered } from './kinds.ts';
import { dayOfMoment, periodsUntil } from './period.ts';
import { findDayParts, findProductDays, findWords } from './queries.ts';

type Text = Record<Language, string>;
const figures = new Map<string, Text>(Object.entries(texts.figures));
const parts = new Map<string, Text>(Object.entries(texts.parts));

/** The days of the last days as a table: day, figure, of what, how often; words at its end. */
export function exportDashboard(context: ForMember, days: DashboardPeriod): AnsweredFile {
  const { now } = periodsUntil(dayOfMoment(new Date()), days);
  return tableFile({
    name: `dashboard-${now.from}-${now.to}`,
    format: 'csv',
    rows: rowsOf(context, { businessID: context.actor.actingBusiness.businessID, ...now }),
  });
}

async function* rowsOf(
  { db, reference, language }: Pick<ForMember, 'db' | 'reference' | 'language'>,
  wanted: { businessID: string; from: string; to: string },
) {
  const { day, figure, of, count: times } = texts.headings;
  yield [day, figure, of, times].map((heading) => heading[language]);
  for (const { day: on, kind, part, count } of await findDayParts(db, wanted))
    yield [on, figureIn(kind, language), partIn({ kind, part }, reference, language), count];
  const rows = await findProductDays(db, wanted);
  const names = await nameProducts({ db }, [...new Set(rows.map(({ product_id }) => product_id))]);
  for (const { day: on, kind, product_id, count } of rows)
    yield [on, figureIn(`product.${kind}`, language), names.get(product_id) ?? product_id, count];
  for (const { words, times: count } of await findWords(db, wanted))
    yield ['', texts.figures.words[language], words, count];
}

const figureIn = (kind: string, language: Language) => figures.get(kind)?.[language] ?? kind;

function partIn(
  { kind, part }: { kind: string; part: string },
  reference: Reference,
  language: Language,
): string {
  if (kind === countedKinds.profileView || kind === countedKinds.productView) {
    const country = reference.countries.get(part);
    return country ? nameIn(country.names, language) : texts.parts.unknown[language];
  }
  if (kind === derivedKinds.inquiry) return subjectIn(part, language);
  // Quarters of an hour.
  if (kind === derivedKinds.answer && part !== unanswered) return String(Number(part) / 4);
  return parts.get(part)?.[language] ?? part;
}
