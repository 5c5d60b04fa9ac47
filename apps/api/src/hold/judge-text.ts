import { blockingLimits, type HeldResource, type HoldCause } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { fingerprintOf, linksOut } from './fingerprint.ts';
import { countSame, findWrittenByNew, insertText, lockWriter } from './text-queries.ts';

interface Text {
  kind: HeldResource;
  personID: string;
  content: string;
  mentions: number;
  /** It is worded anew: it does not count, and may be the same as it was. */
  isEdit: boolean;
  portalOrigin: string;
}

/**
 * Judges a text by rules that need nobody else, in the transaction that stores it.
 * @returns why it is held back; undefined where everybody may see it
 * @throws TooManyRequests for accounts that are new, and says when they may write again
 */
export async function judgeText(
  trx: Transaction<DB>,
  { kind, personID, content, mentions, isEdit, portalOrigin }: Text,
): Promise<HoldCause | undefined> {
  await lockWriter(trx, personID);
  if (!isEdit) await checkNewAccount(trx, { kind, personID, mentions });
  const links = linksOut(content, portalOrigin);
  const fingerprint = fingerprintOf(content, links.length > 0);
  const same = fingerprint ? await countSame(trx, fingerprint, personID) : { own: 0, others: 0 };
  await insertText(trx, { kind, personID, isNew: !isEdit, fingerprint, mentions });
  const { flood, repeats } = blockingLimits;
  if (links.length > (kind === 'post' ? flood.linksInPost : flood.linksInComment)) return 'links';
  if (mentions > flood.mentions) return 'mentions';
  const isRepeated = (same.own > 0 && !isEdit) || same.others >= repeats.accounts;
  return isRepeated ? 'repeated' : undefined;
}

async function checkNewAccount(
  trx: Transaction<DB>,
  { kind, personID, mentions }: Pick<Text, 'kind' | 'personID' | 'mentions'>,
): Promise<void> {
  const lately = await findWrittenByNew(trx, personID, kind);
  if (!lately) return;
  const { newAccount } = blockingLimits;
  const maximum = kind === 'post' ? newAccount.posts : newAccount.comments;
  const next = lately[lately.length - maximum];
  if (next) throw tooMany(`${maximum} ${kind}s`, next.free_in);
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
