import type { PlanID } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How the packages are called. */
export const planNames: Record<PlanID, MessageDescriptor> = {
  standard: msg`Standard`,
  gold: msg`Gold`,
  premium: msg`Premium`,
  platinum: msg`Platinum`,
};
