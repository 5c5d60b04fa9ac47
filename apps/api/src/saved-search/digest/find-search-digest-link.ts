import type { ReadDatabase } from '@kontor/database';
import type { MailLink } from '../../notification/mail-link.ts';
import { endDigests, findByMailToken, isMailed, resumeDigests } from './link-queries.ts';

/** Of one search in a digest, or of all its reader saved; undefined for a link that is in no digest, or of a search that is deleted. */
export async function findSearchDigestLink(db: ReadDatabase, token: string): Promise<MailLink | undefined> {
  const about = await findByMailToken(db, token);
  if (!about) return undefined;
  return {
    async present(reading) {
      const { is_mailed, has_ended } = await isMailed(reading, about, token);
      return {
        mails: about.saved_search_id === null ? 'saved-searches' : 'saved-search',
        isEnded: !is_mailed,
        isUndoable: has_ended,
      };
    },
    end: (trx) => endDigests(trx, about, token),
    resume: (trx) => resumeDigests(trx, about, token),
  };
}
