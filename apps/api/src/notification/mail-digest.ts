import type { Language, WrittenMail } from '@kontor/contract';
import type { JobContext } from '../job/job-context.ts';
import { handOverMail } from '../mail/hand-over-mail.ts';
import { nameInMail } from '../mail/name-in-mail.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { choicesOf } from './choices-of.ts';
import { findDigest, findForDigest, markDigested } from './digest-queries.ts';
import { kinds } from './kinds.ts';
import texts from './mail-texts.json' with { type: 'json' };
import { notificationDigestMail } from './mails.ts';
import type { NotificationData } from './notification-kind.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

/** More are counted, not told. */
const maxLines = 50;

interface Digested {
  kind: string;
  data: NotificationData;
  events: number;
}

/**
 * Mails what came up to a digest and is not read: nothing of a kind whose mails were ended since, and no mail when there is nothing to
 * say. @throws what the account service answers that does not take it
 */
export async function mailDigest(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  personID: string,
  day: string,
): Promise<void> {
  const { db, settings } = context;
  const digest = await findDigest(db, personID, day);
  if (!digest) return;
  const { until, mail_token: token } = digest;
  const [found, choices, [reader]] = await Promise.all([
    findForDigest(db, personID, until),
    choicesOf(db, personID),
    findPeopleByIDs({ db }, [personID]),
  ]);
  const wanted = new Map<string, { mail: string }>(Object.entries(choices));
  const told = found.filter(({ kind }) => kinds.has(kind) && wanted.get(kind)?.mail !== 'none');
  if (told.length > 0 && reader?.email) {
    const { email, language, name } = reader;
    const origin = settings.PORTAL_ORIGIN;
    const mail = notificationDigestMail.inEachLanguage(
      { email, language, unsubscribe: unsubscribeAddress(origin, token) },
      { name: nameInMail(name), link: `${origin}/notifications` },
    );
    await handOverMail(context, token, withLines(mail, told));
  }
  await markDigested(db, personID, until);
}

function withLines(mail: WrittenMail, told: readonly Digested[]): WrittenMail {
  const added = <Words extends { language: Language; paragraphs: string[] }>(words: Words): Words => {
    const lines = told.slice(0, maxLines).map((each) => lineOf(each, words.language));
    const rest = told.length - lines.length;
    const end = rest > 0 ? [texts.digestRest[words.language].replace('{count}', String(rest))] : [];
    return { ...words, paragraphs: [...words.paragraphs, ...lines, ...end] };
  };
  return { ...added(mail), translations: mail.translations?.map(added) };
}

function lineOf({ kind, data, events }: Digested, language: Language): string {
  const declared = kinds.get(kind);
  const line = declared?.digestLine[language];
  if (!line) throw new Error(`A digest cannot tell of ${kind}.`);
  const said = new Map([
    ...Object.entries(data).map(([field, text]) => [field, nameInMail(text)] as const),
    ['subject', nameInMail(declared.subjectIn?.(data.subject, language) ?? data.subject)] as const,
    ['count', String(events)] as const,
  ]);
  return (events === 1 ? line.one : line.other).replaceAll(
    /\{(\w+)\}/g,
    (_, field: string) => said.get(field) ?? '',
  );
}
