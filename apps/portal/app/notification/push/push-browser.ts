import {
  addPushSubscription,
  getPushKey,
  removePushSubscription,
  renewPushSubscription,
} from '@kontor/contract';
import type { Session } from '../../session/open-session.ts';

type Call = Session['call'];

/** Whether a browser can tell somebody of things while no page is open. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Says that the browser is there. @returns whether whoever is signed in is told in it */
export async function renewPush(call: Call): Promise<boolean> {
  const subscription = await subscribed();
  if (!subscription || Notification.permission !== 'granted') return false;
  return (await call(renewPushSubscription, { body: { endpoint: subscription.endpoint } })).isOn;
}

/** @returns false when the reader, or their browser, does not allow it. @throws when it cannot be turned on */
export async function turnPushOn(call: Call): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [registration, { key }] = await Promise.all([navigator.serviceWorker.ready, call(getPushKey, {})]);
  // One that was made with another key is refused by its push service.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(addPushSubscription, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  return true;
}

export async function turnPushOff(call: Call): Promise<void> {
  const subscription = await subscribed();
  if (!subscription) return;
  await call(removePushSubscription, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
