export { findUnchangedAccounts } from './account/find-unchanged-accounts.ts';
export { type DemoAccount, loadDemoAccounts } from './demo/load-demo-accounts.ts';
export { storeRoleEvent } from './security-log/store-role-event.ts';
