import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tab } from './searched.ts';

/** Names of the tabs, and so of the business types (checklist 186). */
export const tabName: Record<Tab, MessageDescriptor> = {
  PR: msg`Products`,
  UR: msg`Users`,
  MA: msg`Manufacturers`,
  DI: msg`Distributors`,
  WS: msg`Wholesalers`,
  IM: msg`Importers`,
  EX: msg`Exporters`,
  RE: msg`Retailers`,
  IN: msg`Investors`,
  CO: msg`Consultants`,
  GO: msg`Government`,
};
