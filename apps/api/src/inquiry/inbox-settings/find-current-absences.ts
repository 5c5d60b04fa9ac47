import type { ShownAbsence } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { todayAt } from '../absence/today-at.ts';
import { textFor } from '../texts-by-language.ts';
import { findStatedAbsences } from './queries.ts';

/** Which of these businesses are away today, where they are, as a reader of this language is told. */
export async function findCurrentAbsences(
  { db, language }: Pick<Context, 'db' | 'language'>,
  businessIDs: readonly string[],
): Promise<Map<string, ShownAbsence>> {
  const rows = businessIDs.length > 0 ? await findStatedAbsences(db, businessIDs) : [];
  const current = rows.flatMap((row) => {
    const { business_id, absent_from: from, absent_until: until, absence_texts } = row;
    const today = todayAt(row);
    if (today < from || until < today) return [];
    const chosen = textFor(absence_texts, [language]);
    const text = chosen && { content: chosen.text, language: chosen.language };
    return [[business_id, { from, until, text }] as const];
  });
  return new Map(current);
}
