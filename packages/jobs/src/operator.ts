export { listDead, retryDead } from './dead-jobs.ts';
export { listRunning } from './progress.ts';
