import { blockingLimits, type HoldCause } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { fingerprintOf, linksOut } from './fingerprint.ts';
import { countSame, findWrittenByNew, insertText, lockWriter, type TextKind } from './text-queries.ts';

interface Text {
  kind: TextKind;
  personID: string;
  content: string;
  mentions: number;
  /** Those of them it did not name before. */
  newMentions: number;
  /** What it said before, where it is worded anew: it does not count as a new one. */
  before?: string;
  portalOrigin: string;
}

/**
 * Judges a text by rules that need nobody else, in the transaction that stores it.
 * @returns why it is held back; undefined where everybody may see it
 * @throws TooManyRequests for accounts that are new, and says when they may write again
 */
export async function judgeText(
  trx: Transaction<DB>,
  { kind, personID, content, mentions, newMentions, before, portalOrigin }: Text,
): Promise<HoldCause | undefined> {
  await lockWriter(trx, personID);
  const isEdit = before !== undefined;
  await checkNewAccount(trx, { kind, personID, isNew: !isEdit, mentions: newMentions });
  const links = linksOut(content, portalOrigin);
  const print = (text: string) => fingerprintOf(text, linksOut(text, portalOrigin).length > 0);
  const fingerprint = print(content);
  const same = fingerprint ? await countSame(trx, fingerprint, personID) : { own: 0, others: 0 };
  await insertText(trx, { kind, personID, isNew: !isEdit, fingerprint, mentions: newMentions });
  const { flood, repeats } = blockingLimits;
  if (links.length > (kind === 'post' ? flood.linksInPost : flood.linksInComment)) return 'links';
  if (mentions > flood.mentions) return 'mentions';
  // A word or a comma that is put right leaves it the same, and words that stood there once may come back.
  const isSameAsBefore = isEdit && fingerprint !== undefined && print(before)?.equals(fingerprint);
  const isOwnAgain = !isSameAsBefore && same.own > (isEdit ? repeats.ownEdits : 0);
  return isOwnAgain || same.others >= repeats.accounts ? 'repeated' : undefined;
}

async function checkNewAccount(
  trx: Transaction<DB>,
  { kind, personID, isNew, mentions }: Pick<Text, 'kind' | 'personID' | 'mentions'> & { isNew: boolean },
): Promise<void> {
  const lately = await findWrittenByNew(trx, personID, kind);
  if (!lately) return;
  const { newAccount } = blockingLimits;
  const maximum = kind === 'post' ? newAccount.posts : newAccount.comments;
  const texts = lately.filter(({ is_new }) => is_new);
  const next = texts[texts.length - maximum];
  if (isNew && next) throw tooMany(`${maximum} ${kind}s`, next.free_in);
  if (mentions === 0) return;
  // So many have to be older than a day before there is room for these.
  let over = lately.reduce((sum, text) => sum + text.mentions, mentions) - newAccount.mentions;
  for (const text of lately) {
    if (over <= 0) return;
    over -= text.mentions;
    if (over <= 0) throw tooMany(`${newAccount.mentions} mentions`, text.free_in);
  }
  if (over > 0) throw tooMany(`${newAccount.mentions} mentions`, 24 * 60 * 60);
}

function tooMany(what: string, seconds: number): KontorError {
  const again = new Date(Date.now() + seconds * 1_000).toISOString();
  const message = `New accounts write ${what} in 24 hours: again from ${again} on.`;
  return new KontorError('TooManyRequests', message, { retryAfter: seconds });
}
