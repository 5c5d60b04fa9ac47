import { fileKinds } from '@kontor/contract';

/** Megabytes of the largest file that goes with an inquiry. */
export const largestFile = fileKinds['inquiry-file'].maxBytes / 1024 / 1024;
