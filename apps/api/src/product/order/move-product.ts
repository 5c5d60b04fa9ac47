import type { Data, Input, moveProduct as moveProductCall } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { findStanding, lockProductsOf } from '../edit/queries.ts';
import { findGap, findPlaceOf, setPosition, spreadPositions } from './queries.ts';

/**
 * Moves a product, as a rule by writing its row alone: its position lies between those of its new neighbours.
 * @throws Conflict for an archived one, which has no place; BadRequest where neither a place nor a product before it is named, or both
 */
export async function moveProduct(
  context: ForMember,
  { productID, place, after }: Input<typeof moveProductCall>['body'],
): Promise<Data<typeof moveProductCall>> {
  const { businessID } = context.actor.actingBusiness;
  if ((place === undefined) === (after === undefined)) throw badField('place', 'required');
  return write(context, { noun: 'product', id: productID }, async (trx) => {
    await lockProductsOf(trx, businessID);
    const formerPlace = await findPlaceOf(trx, businessID, productID);
    if (formerPlace === undefined) throw new KontorError('Conflict', 'An archived product has no position.');
    const wanted = place ?? (await placeBehind(trx, { businessID, after: after ?? '', formerPlace }));
    const gap = { businessID, productID, place: wanted };
    let found = await findGap(trx, gap);
    if (found.place !== formerPlace) {
      let position = between(found);
      if (position === undefined) {
        await spreadPositions(trx, businessID);
        found = await findGap(trx, gap);
        position = between(found);
      }
      if (position === undefined) throw new RangeError('Whole numbers leave no place between them.');
      await setPosition(trx, productID, position);
    }
    const { listed } = await findStanding(trx, productID);
    return { productID, place: found.place, formerPlace, listed };
  });
}

/** The place behind another product once the moved one is taken out. */
async function placeBehind(
  trx: Database,
  { businessID, after, formerPlace }: { businessID: string; after: string; formerPlace: number },
): Promise<number> {
  const anchor = await findPlaceOf(trx, businessID, after);
  if (anchor === undefined) throw badField('after', 'unknown');
  return anchor < formerPlace ? anchor + 1 : anchor;
}

/** A position between two, before the first or behind the last; undefined where numbers are not fine enough for another. */
function between({ before, behind }: { before: number | null; behind: number | null }): number | undefined {
  if (before === null) return behind === null ? 1 : behind - 1;
  if (behind === null) return before + 1;
  const middle = (before + behind) / 2;
  return before < middle && middle < behind ? middle : undefined;
}

function badField(field: string, code: 'required' | 'unknown'): KontorError {
  const issue = issueAt(field, { code });
  return new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
