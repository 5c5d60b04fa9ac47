/** Where somebody finds what they mean to come back to. */
export const followUpsPath = '/my-b2b#follow-ups';
