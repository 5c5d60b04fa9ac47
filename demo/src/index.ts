export { type DemoLogin, listDemoLogins } from './list-logins.ts';
export { type DemoOptions, loadDemo } from './load-demo.ts';
export type { DemoSize, Progress } from './progress.ts';
