import type { NotificationKind } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind is called where one chooses how to be told of it. */
export const kindNames: Record<NotificationKind, { name: MessageDescriptor; note: MessageDescriptor }> = {
  'inquiry-received': { name: msg`New inquiry`, note: msg`from a buyer` },
  'message-received': { name: msg`New message`, note: msg`in one of your conversations` },
  'first-contact': { name: msg`First contact`, note: msg`from somebody new, kept apart from your inbox` },
  'message-warned': { name: msg`Warning`, note: msg`from moderation, about a message of yours` },
  'inquiry-waiting': { name: msg`Inquiry waiting`, note: msg`nobody has answered for 12 hours` },
  'inquiry-overdue': { name: msg`Inquiry overdue`, note: msg`nobody has answered for 20 hours` },
  'inquiry-ended': { name: msg`Conversation ended`, note: msg`by the other side` },
  'post-mentioned': { name: msg`Mention`, note: msg`of you or your business in a post` },
  'post-liked': { name: msg`Like`, note: msg`of a post of yours` },
  followed: { name: msg`New follower`, note: msg`of you or a business of yours` },
  'group-asked': { name: msg`Request to join a group`, note: msg`of a group you run` },
  'group-accepted': { name: msg`Let into a group`, note: msg`you asked to join` },
  'group-invited': { name: msg`Invitation to a group`, note: msg`from one of its moderators` },
  'group-role': { name: msg`Role in a group`, note: msg`yours changed` },
  'group-removed': { name: msg`Group removed`, note: msg`by moderation, one of yours` },
  'group-restored': { name: msg`Group restored`, note: msg`by moderation, one of yours` },
  'connection-asked': { name: msg`Request to connect`, note: msg`with you or a business of yours` },
  'connection-accepted': { name: msg`Connected`, note: msg`somebody accepted your request` },
  'comment-received': {
    name: msg`New comment`,
    note: msg`on a post of yours, or a product of your business`,
  },
  'comment-replied': { name: msg`Reply to your comment`, note: msg`from a supplier or another buyer` },
  'comment-answered': { name: msg`Question answered`, note: msg`as the supplier marked it` },
  'writing-warned': {
    name: msg`Warning about a page`,
    note: msg`from moderation, about what you show in public`,
  },
  'writing-removed': {
    name: msg`Removed by moderation`,
    note: msg`a post or comment of yours, with the reason`,
  },
  'writing-published': { name: msg`Published`, note: msg`a post or comment of yours that was held back` },
  'inquiry-assigned': { name: msg`Conversation assigned to you`, note: msg`by a colleague or a rule` },
};
