import { idFromSlug, type PageView } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';

/** Counts a view a portal tells of, one of a business or a product for dashboards, too; false when it is of a country there is not, or when too many wait to be written. */
export function countPageView(
  { views, dashboard, reference }: Pick<Context, 'views' | 'dashboard' | 'reference'>,
  { kind, subject, country, language, viewedFrom, viewerID }: PageView,
): { counted: boolean } {
  if (country !== undefined && !reference.countries.has(country)) return { counted: false };
  const isWell = kind === 'page' ? subject.startsWith('/') : idFromSlug(subject) === subject;
  if (!isWell) throw new KontorError('BadRequest', `This is not the subject of a ${kind}.`);
  if (kind === 'business' || kind === 'product') {
    const isKnown = viewedFrom !== undefined && reference.countries.has(viewedFrom);
    dashboard.countView({ kind, id: subject, country: isKnown ? viewedFrom : undefined, viewerID });
  }
  return { counted: views.count({ kind, subject, language }) };
}
