import {
  countBoost as countBoostCall,
  createBoost as createBoostCall,
  listBoosts as listBoostsCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type Route, route } from '../route.ts';
import { countBoost } from './count-boost.ts';
import { createBoost } from './create-boost.ts';
import { listBoosts } from './list-boosts.ts';

const admin = memberOf<{ params: { businessID: string } }>(({ params }) => params.businessID, 'admin');

export const boostRoutes: Route[] = [
  route(listBoostsCall, (context: ForMember) => listBoosts(context), { policy: admin }),
  route(createBoostCall, (context: ForMember, { body }) => createBoost(context, body), { policy: admin }),
  route(countBoostCall, (context, { params, body }) => countBoost(context, params.boostID, body.event), {
    tags: 'none',
  }),
];
