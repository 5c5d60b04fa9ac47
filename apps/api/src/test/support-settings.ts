import { readConfig } from '@kontor/server';

/** When the support team is there in tests: the defaults. */
export const supportSettings = (({ SUPPORT_HOURS, SUPPORT_SEATS }) => ({ SUPPORT_HOURS, SUPPORT_SEATS }))(
  readConfig({}),
);
