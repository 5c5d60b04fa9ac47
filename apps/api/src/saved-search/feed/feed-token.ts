import { createHash, randomBytes } from 'node:crypto';

/** What stands in the address of a feed: 256 bits, which nobody has but whom they are shown to. */
export const makeFeedToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashOfFeedToken = (token: string): Buffer => createHash('sha256').update(token).digest();
