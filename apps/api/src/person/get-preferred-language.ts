import { type Language, languages } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findContacts } from './queries.ts';

/** Which of the product's languages somebody prefers, if they said so and it is one of them. */
export async function getPreferredLanguage(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<Language | undefined> {
  const [row] = await findContacts(db, [id]);
  return languages.find((known) => known === row?.preferred_language);
}
