import { buildPushPayload } from '@block65/webcrypto-web-push';
import { exportJWK } from 'jose';
import type { JobContext } from '../../job/job-context.ts';
import { nameInMail } from '../../mail/name-in-mail.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { choicesOf } from '../choices-of.ts';
import { kinds } from '../kinds.ts';
import { findUnread } from '../queries.ts';
import { publicPoint } from './public-point.ts';
import { isPushAddress, type PushRequest } from './push-services.ts';
import { deleteGone, findSubscription, type SubscriptionRow } from './queries.ts';

/** Seconds for which a push service holds what a browser that is off cannot be told. */
const ttl = 24 * 3_600;

/** What the service worker shows. */
interface PushMessage {
  title: string;
  /** Where a press leads to. */
  path: string;
  /** The same again takes the place of what is shown. */
  tag: string;
}

type Pushing = Pick<JobContext, 'db' | 'settings' | 'signingKeys' | 'pushServices'>;

/**
 * Tells somebody of a notification in one browser, unless they have read it by now, or want it there no more: who did what about
 * whom, never what was written. A browser that is gone is forgotten. @throws when its push service does not take it
 */
export async function pushNotification(
  context: Pushing,
  { notificationID, subscriptionID }: { notificationID: string; subscriptionID: string },
): Promise<void> {
  const { db, pushServices } = context;
  const [row, subscription] = await Promise.all([
    findUnread(db, notificationID),
    findSubscription(db, subscriptionID),
  ]);
  // Somebody else may have turned the browser on since.
  if (!row || subscription?.person_id !== row.person_id || !isPushAddress(subscription.endpoint)) return;
  const declared = kinds.get(row.kind);
  if (!declared || !(await choicesOf(db, row.person_id))[row.kind]?.push) return;
  const [reader] = await findPeopleByIDs({ db }, [row.person_id]);
  if (!reader) return;
  const { from, to, subject, subjectType } = row.data;
  const told = {
    name: '',
    from: nameInMail(from),
    to: nameInMail(to),
    subject: nameInMail(subject),
    link: '',
  };
  const message: PushMessage = {
    title: declared.mail.inEachLanguage({ email: '', language: reader.language }, told).subject,
    path: declared.pathOf({
      subjectID: row.subject_id,
      subjectType,
      businessID: row.business_id ?? undefined,
    }),
    tag: `${row.kind} ${row.subject_id}`,
  };
  const status = await pushServices.send(await requestOf(context, subscription, message));
  if (status === 404 || status === 410) return deleteGone(db, subscription.id);
  if (status >= 300) throw new Error(`A push service answered ${status}.`);
}

/** Encrypted for this browser (RFC 8291), and signed by the key it was subscribed with (RFC 8292). */
async function requestOf(
  { signingKeys, settings }: Pushing,
  { endpoint, p256dh, auth }: SubscriptionRow,
  message: PushMessage,
): Promise<PushRequest> {
  const key = await signingKeys.signer('push');
  const { d: privateKey = '' } = await exportJWK(key.privateKey);
  const { headers, body } = await buildPushPayload(
    { data: { ...message }, options: { ttl, urgency: 'high' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject: `mailto:${settings.SECURITY_CONTACT}`, publicKey: publicPoint(key), privateKey },
  );
  return { endpoint, headers: headers as Record<string, string>, body };
}
