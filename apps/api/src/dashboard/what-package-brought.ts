import type { AnswerFigures } from '@kontor/contract';
import type { Context } from '../context.ts';
import { addUp } from './add-up.ts';
import { answerFigures } from './answer-figures.ts';
import { countedKinds, derivedKinds } from './kinds.ts';
import { findDayParts } from './queries.ts';

/** What a business had in a period of its membership. */
export interface Brought {
  profileViews: number;
  productViews: number;
  searches: number;
  inquiries: number;
  answers: AnswerFigures;
}

/**
 * Adds up views, searches, inquiries and answers of a business from a day to another one, both included, as YYYY-MM-DD in UTC. It
 * says what there was, not what there would have been without the package.
 */
export async function whatPackageBrought(
  { db }: Pick<Context, 'db'>,
  businessID: string,
  from: string,
  to: string,
): Promise<Brought> {
  const rows = await findDayParts(db, { businessID, from, to });
  return {
    profileViews: addUp(rows, countedKinds.profileView),
    productViews: addUp(rows, countedKinds.productView),
    searches: addUp(rows, countedKinds.search),
    inquiries: addUp(rows, derivedKinds.inquiry),
    answers: answerFigures(rows.filter(({ kind }) => kind === derivedKinds.answer)),
  };
}
