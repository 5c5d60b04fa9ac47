import { KontorError } from '@kontor/server';

/** What a query found. @throws NotFound when it found nothing; `noun` names what was looked for */
export function found<Row>(row: Row | undefined, noun: string): Row {
  if (row === undefined) throw new KontorError('NotFound', `There is no such ${noun}.`);
  return row;
}
