import { idSource } from '@kontor/contract';
import type { PageParameter } from '../page/page-parameter.ts';
import { oneself } from './message-address.ts';

/** A business by its slug or id, a person by theirs, or oneself. */
export const party: PageParameter = {
  accepts: new RegExp(`^${oneself}$|${idSource}$`, 'i'),
  written: '[^/]+',
  shared: '[^/]+',
};
