import type { NotificationKind } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind is called where one chooses how to be told of it. */
export const kindNames: Record<NotificationKind, { name: MessageDescriptor; note: MessageDescriptor }> = {
  'inquiry-received': { name: msg`New inquiry`, note: msg`from a buyer` },
  'message-received': { name: msg`New message`, note: msg`in one of your conversations` },
  'first-contact': { name: msg`First contact`, note: msg`from someone new, separate from your inbox` },
  'message-warned': { name: msg`Warning`, note: msg`from moderation, about your message` },
  'inquiry-waiting': { name: msg`Inquiry waiting`, note: msg`nobody has answered for 12 hours` },
  'inquiry-overdue': { name: msg`Inquiry overdue`, note: msg`nobody has answered for 20 hours` },
  'inquiry-ended': { name: msg`Conversation ended`, note: msg`by the other side` },
  'post-mentioned': { name: msg`Mention`, note: msg`of you or your business in a post` },
  'post-liked': { name: msg`Like`, note: msg`on your post` },
  followed: { name: msg`New follower`, note: msg`of you or your business` },
  'group-asked': { name: msg`Request to join a group`, note: msg`of a group you run` },
  'group-accepted': { name: msg`Accepted into a group`, note: msg`you asked to join` },
  'group-invited': { name: msg`Invitation to a group`, note: msg`from one of its moderators` },
  'group-role': { name: msg`Role in a group`, note: msg`your role changed` },
  'group-removed': { name: msg`Group removed`, note: msg`by moderation, one of yours` },
  'group-restored': { name: msg`Group restored`, note: msg`by moderation, one of yours` },
  'connection-asked': { name: msg`Request to connect`, note: msg`with you or your business` },
  'connection-accepted': { name: msg`Connected`, note: msg`someone accepted your request` },
  'comment-received': {
    name: msg`New comment`,
    note: msg`on your post, or a product of your business`,
  },
  'comment-replied': { name: msg`Reply to your comment`, note: msg`from a supplier or another buyer` },
  'comment-answered': { name: msg`Question answered`, note: msg`as marked by the supplier` },
  'writing-warned': {
    name: msg`Warning about a page`,
    note: msg`from moderation, about what you show in public`,
  },
  'writing-removed': {
    name: msg`Removed by moderation`,
    note: msg`your post or comment, with the reason`,
  },
  'writing-published': { name: msg`Published`, note: msg`your post or comment that was held back` },
  'membership-due': { name: msg`Membership`, note: msg`your package ends or renews` },
  'follow-up-due': { name: msg`Follow-up`, note: msg`on the day you set` },
  'inquiry-assigned': { name: msg`Conversation assigned to you`, note: msg`by a colleague or a rule` },
};
