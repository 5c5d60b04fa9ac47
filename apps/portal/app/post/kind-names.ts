import type { PostKind } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind of post is called. */
export const kindNames: Record<PostKind, MessageDescriptor> = {
  update: msg`Update`,
  news: msg`News`,
  offer: msg`Offer`,
  need: msg`Looking for`,
  fair: msg`Trade fair`,
};
