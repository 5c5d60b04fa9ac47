import { type BusinessMembers, listMembers } from '@kontor/contract';
import { type Answer, useAnswer } from './use-answer.ts';

export type LoadedMembers = Answer<BusinessMembers>;

/** The people of a business, as one of them sees them; refused to who is none, and where there is no such business. */
export function useMembers(businessID: string) {
  return useAnswer(listMembers, { params: { businessID } }, [400, 403, 404]);
}
