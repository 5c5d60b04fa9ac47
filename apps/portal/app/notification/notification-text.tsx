import type { Notification, NotificationKind } from '@kontor/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What happened, in one line. */
export function NotificationText({
  kind,
  count,
  from: name,
  to,
  businessID,
  subject,
}: Notification): ReactNode {
  const { t } = useLingui();
  const from = name || t`a former member`;
  const texts: Record<NotificationKind, ReactNode> = {
    'inquiry-received': <Trans>New inquiry from {from}</Trans>,
    'message-received': (
      <Trans>
        <Plural value={count} one="New message" other="# new messages" /> from {from}
      </Trans>
    ),
    'first-contact': <Trans>First contact from {from}</Trans>,
    'message-warned': <Trans>Moderation warned you about a message</Trans>,
    'inquiry-waiting': <Trans>{from} is waiting for an answer</Trans>,
    'inquiry-overdue': <Trans>Nobody has answered {from} yet</Trans>,
    'inquiry-ended': <Trans>{from} ended the conversation</Trans>,
    'post-mentioned': (
      <Trans>
        {from} mentioned {to} in a post
      </Trans>
    ),
    'post-liked': (
      <Trans>
        <Plural value={count} one={`${from} likes your post`} other="# people like your post" />
      </Trans>
    ),
    followed: businessID ? (
      <Trans>
        <Plural value={count} one={`${from} follows ${to}`} other={`# people follow ${to}`} />
      </Trans>
    ) : (
      <Trans>
        <Plural value={count} one={`${from} follows you`} other="# people follow you" />
      </Trans>
    ),
    'inquiry-assigned': <Trans>{from} assigned you a conversation</Trans>,
    'group-asked': (
      <Trans>
        <Plural value={count} one={`${from} asks to join a group`} other="# people ask to join a group" />
      </Trans>
    ),
    'group-accepted': <Trans>You were accepted into a group</Trans>,
    'group-invited': <Trans>{from} invites you to a group</Trans>,
    'group-role': <Trans>Your role in a group changed</Trans>,
    'group-removed': (
      <Trans>
        Moderation removed <Plural value={count} one="one of your groups" other="# of your groups" />
      </Trans>
    ),
    'group-restored': <Trans>One of your groups has been restored</Trans>,
    'connection-asked': <Trans>{from} asks to connect</Trans>,
    'connection-accepted': <Trans>{from} accepted your request to connect</Trans>,
    'comment-received': (
      <Trans>
        <Plural value={count} one="New comment" other="# new comments" /> from {from}
      </Trans>
    ),
    'comment-replied': (
      <Trans>
        <Plural value={count} one="New reply" other="# new replies" /> from {from}
      </Trans>
    ),
    'writing-warned': <Trans>Moderation warned you about what you show in public</Trans>,
    'writing-removed': (
      <Trans>
        Moderation removed <Plural value={count} one="something you wrote" other="# of your texts" />
      </Trans>
    ),
    'writing-published': <Trans>Everyone can now see what was held back</Trans>,
    // The api says it in the reader's language.
    'membership-due': subject,
    'follow-up-due': <Trans>Follow-up due: {to}</Trans>,
    'comment-answered': <Trans>{from} answered your question</Trans>,
  };
  return texts[kind];
}
