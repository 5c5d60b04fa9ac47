import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FooterGroup } from '../page/page-link.ts';

/** The footer's four groups under their titles (checklist 36, 40, 41). What is in them the pages say. */
export const footerGroups: readonly (readonly [FooterGroup, MessageDescriptor])[] = [
  ['services', msg`Our Services`],
  ['manufacturers', msg`Manufacturers`],
  ['distributors', msg`Distributors`],
  ['buyers', msg`Buyers`],
];
