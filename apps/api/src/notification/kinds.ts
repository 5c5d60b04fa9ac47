import type { NotificationKind } from '@kontor/contract';
import { commentNotificationKinds } from '../comment/notification-kinds.ts';
import { connectionNotificationKinds } from '../connection/notification-kinds.ts';
import { followedKind } from '../follow/notification-kinds.ts';
import { followUpDueKind } from '../follow-up/notification-kinds.ts';
import { groupNotificationKinds } from '../group/notification-kinds.ts';
import {
  groupRemovedKind,
  groupRestoredKind,
  writingPublishedKind,
  writingRemovedKind,
} from '../hold/notification-kinds.ts';
import { inquiryNotificationKinds } from '../inquiry/notification-kinds.ts';
import { membershipDueKind } from '../membership/notice/notification-kinds.ts';
import { mentionedKind } from '../post/notification-kinds.ts';
import { postLikedKind } from '../reaction/notification-kinds.ts';
import { messageWarnedKind, writingWarnedKind } from '../report/notification-kinds.ts';
import type { DeclaredKind } from './notification-kind.ts';

/** Every kind of notification, as the nouns declare them. */
export const kinds: ReadonlyMap<string, DeclaredKind> = new Map(
  [
    ...inquiryNotificationKinds,
    ...connectionNotificationKinds,
    ...groupNotificationKinds,
    ...commentNotificationKinds,
    messageWarnedKind,
    writingWarnedKind,
    mentionedKind,
    postLikedKind,
    followedKind,
    writingRemovedKind,
    writingPublishedKind,
    groupRemovedKind,
    groupRestoredKind,
    membershipDueKind,
    followUpDueKind,
  ].map((declared) => [declared.kind, declared]),
);

const nothing: DeclaredKind['usual'] = { onPage: false, mail: 'none', push: false };

/** How people are told of a kind who chose nothing. */
export const usualOf = (kind: NotificationKind): DeclaredKind['usual'] => kinds.get(kind)?.usual ?? nothing;
