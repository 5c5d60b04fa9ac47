import { idFromSlug, type PageView } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';

/** Counts a view a portal tells of; false when it is of a country there is not, or when too many wait to be written. */
export function countPageView(
  { views, reference }: Pick<Context, 'views' | 'reference'>,
  { kind, subject, country, language }: PageView,
): { counted: boolean } {
  if (country !== undefined && !reference.countries.has(country)) return { counted: false };
  const isWell = kind === 'page' ? subject.startsWith('/') : idFromSlug(subject) === subject;
  if (!isWell) throw new KontorError('BadRequest', `This is the subject of no ${kind}.`);
  return { counted: views.count({ kind, subject, language }) };
}
