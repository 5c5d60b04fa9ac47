/** What services show the api in tests. */
export const internalToken = 'a-token-for-the-tests';
