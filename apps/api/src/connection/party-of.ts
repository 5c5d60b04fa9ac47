import type { FollowedResource } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';

/** Who is connected: somebody as themselves, or the business they act for. */
export function partyOf({ id, actingBusiness }: Pick<ForEither['actor'], 'id' | 'actingBusiness'>): {
  type: FollowedResource;
  id: string;
} {
  return actingBusiness ? { type: 'business', id: actingBusiness.businessID } : { type: 'user', id };
}
