export { type DemoLogin, listDemoLogins } from './list-logins.ts';
export { type DemoOptions, type DemoSize, loadDemo, type Progress } from './load-demo.ts';
