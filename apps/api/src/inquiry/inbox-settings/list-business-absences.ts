import type { Data, listBusinessAbsences as listBusinessAbsencesCall } from '@kontor/contract';
import { getBusinessCards } from '../../business/get-business-cards.ts';
import type { Context } from '../../context.ts';
import { findCurrentAbsences } from './find-current-absences.ts';

/** Which of some businesses are away just now, in the order they are named in, for whoever thinks of writing to them. */
export async function listBusinessAbsences(
  context: Context,
  businessIDs: string,
): Promise<Data<typeof listBusinessAbsencesCall>> {
  const ids = [...new Set(businessIDs.toLowerCase().split(','))];
  const current = await findCurrentAbsences(context, ids);
  const cards = await getBusinessCards(context, [...current.keys()]);
  return {
    absences: ids.flatMap((businessID) => {
      const [absence, card] = [current.get(businessID), cards.get(businessID)];
      return absence && card ? [{ businessID, companyName: card.general.companyName, ...absence }] : [];
    }),
  };
}
