import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of contract manufacturing by their code. */
export const contractManufacturingNames: Record<string, MessageDescriptor> = {
  OEM: msg`OEM`,
  ODM: msg`ODM`,
  PRIVATE_LABEL: msg`Private label`,
  MADE_TO_DRAWING: msg`Made to drawing`,
};
