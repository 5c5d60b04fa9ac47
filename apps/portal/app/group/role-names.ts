import type { GroupRole } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What somebody is in a group. */
export const roleNames: Record<GroupRole, MessageDescriptor> = {
  owner: msg`Owner`,
  moderator: msg`Moderator`,
  member: msg`Member`,
};
