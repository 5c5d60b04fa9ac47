import type { ConnectionKind } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a business is to another one it is connected with. */
export const kindTexts: Record<ConnectionKind, MessageDescriptor> = {
  customer: msg`Customer`,
  supplier: msg`Supplier`,
  distributor: msg`Distributor`,
  principal: msg`Represented company`,
  partner: msg`Partner`,
};
