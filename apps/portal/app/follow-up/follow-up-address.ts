import { myB2bPath } from '../my-b2b/my-b2b-address.ts';

/** Where somebody finds what they mean to come back to. */
export const followUpsPath = `${myB2bPath}#follow-ups`;
