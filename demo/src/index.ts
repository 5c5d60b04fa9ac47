export { type DemoOptions, type DemoSize, loadDemo, type Progress } from './load-demo.ts';
