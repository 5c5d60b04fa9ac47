export { loadReference } from '../reference/load-reference.ts';
export { catchUpSearch } from './catch-up.ts';
export { drainQueue, queueAll } from './queue.ts';
export { rebuildSearch } from './rebuild.ts';
export { wordsOf } from './words.ts';
