import type { WrittenMail } from '@kontor/contract';
import { handedMailsOf } from '../../mail/testing-mails.ts';
import type { TestApi } from '../../test/api.ts';
import { mailInvitations } from './invitation/jobs.ts';
import { mailNotices } from './notice/jobs.ts';

/** An account service that takes the mails of members, and a worker that hands them over. */
export const mailsOf = (api: TestApi) => handedMailsOf(api, [mailInvitations, mailNotices]);

/** What stands in the link of an invitation. */
export function tokenIn(mail: WrittenMail | undefined): string {
  const [, token = ''] = /\/invitations\/([\w-]+)$/.exec(mail?.button?.link ?? '') ?? [];
  return token;
}
