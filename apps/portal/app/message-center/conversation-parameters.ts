import { idSource } from '@kontor/contract';
import { idAlone, type PageParameter } from '../page/page-parameter.ts';
import { oneself } from './message-address.ts';

/** A business by its slug or id, a person by theirs, or oneself. */
export const party: PageParameter = {
  accepts: new RegExp(`^${oneself}$|${idSource}$`, 'i'),
  written: '[^/]+',
  shared: '[^/]+',
};

/** A conversation. */
export const requestID: PageParameter = { ...idAlone, example: '00000000-0000-4000-8000-000000000000' };
