import type { MailSubscription } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What mails are about, as it stands after "mails about". */
export const mailWords: Record<MailSubscription['mails'], MessageDescriptor> = {
  'inquiry-received': msg`new inquiries`,
  'message-received': msg`new messages`,
  'inquiry-waiting': msg`waiting inquiries`,
  'inquiry-overdue': msg`overdue inquiries`,
  'inquiry-ended': msg`ended conversations`,
  'first-contact': msg`first contacts`,
  'message-warned': msg`warnings from moderation`,
  'post-mentioned': msg`mentions in posts`,
  'post-liked': msg`likes on your posts`,
  followed: msg`new followers`,
  'inquiry-assigned': msg`conversations assigned to you`,
  'group-asked': msg`requests to join a group`,
  'group-accepted': msg`groups that accepted you`,
  'group-invited': msg`invitations to groups`,
  'group-role': msg`your role in groups`,
  'group-removed': msg`your groups removed by moderation`,
  'group-restored': msg`your groups restored by moderation`,
  'connection-asked': msg`requests to connect`,
  'connection-accepted': msg`accepted requests to connect`,
  'comment-received': msg`new comments`,
  'comment-replied': msg`replies to your comments`,
  'comment-answered': msg`answers to your questions`,
  'writing-warned': msg`warnings about what you show in public`,
  'writing-removed': msg`removals by moderation`,
  'writing-published': msg`published texts that were held back`,
  'membership-due': msg`your membership`,
  'follow-up-due': msg`your follow-ups`,
  digest: msg`what happened in a day`,
  'saved-search': msg`this saved search`,
  'saved-searches': msg`your saved searches`,
};
