import {
  addPushSubscription as addPushSubscriptionCall,
  getPushKey as getPushKeyCall,
  removePushSubscription as removePushSubscriptionCall,
  renewPushSubscription as renewPushSubscriptionCall,
} from '@kontor/contract';
import { type Route, route } from '../../route.ts';
import { addPushSubscription } from './add-push-subscription.ts';
import { getPushKey } from './get-push-key.ts';
import { removePushSubscription } from './remove-push-subscription.ts';
import { renewPushSubscription } from './renew-push-subscription.ts';

export const pushRoutes: Route[] = [
  route(getPushKeyCall, (context) => getPushKey(context)),
  route(addPushSubscriptionCall, (context, { body }) => addPushSubscription(context, body)),
  route(removePushSubscriptionCall, (context, { body }) => removePushSubscription(context, body.endpoint)),
  route(renewPushSubscriptionCall, (context, { body }) => renewPushSubscription(context, body.endpoint)),
];
