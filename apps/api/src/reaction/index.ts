export { copyLikeCounts } from './copy-like-counts.ts';
