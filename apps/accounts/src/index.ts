export { type DemoAccount, loadDemoAccounts } from './demo/load-demo-accounts.ts';
