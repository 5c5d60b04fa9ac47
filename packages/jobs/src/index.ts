export { declareQueues } from './declare-queues.ts';
export { type Attempt, type Job, jobsIn, type RunnableJob } from './define-job.ts';
export { enqueue, enqueueAll } from './enqueue.ts';
export { enqueueEach } from './enqueue-each.ts';
export { queueDatabase, runJobs } from './run-jobs.ts';
