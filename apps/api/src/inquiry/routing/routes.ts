import {
  getRoutingRules as getRoutingRulesCall,
  saveRoutingRules as saveRoutingRulesCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { getRoutingRules } from './get-routing-rules.ts';
import { saveRoutingRules } from './save-routing-rules.ts';

const business = ({ params }: { params: { businessID: string } }) => params.businessID;

export const routingRoutes: Route[] = [
  route(getRoutingRulesCall, (context: ForMember) => getRoutingRules(context), {
    policy: memberOf(business, 'member'),
  }),
  route(saveRoutingRulesCall, (context: ForMember, { body }) => saveRoutingRules(context, body), {
    policy: memberOf(business, 'admin'),
  }),
];
