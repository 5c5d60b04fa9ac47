/**
 * Tells of the likes that were committed before. Transactions that notify commit one after the other, so a like does not; whoever
 * crashes between its commit and this leaves it to the next beat of any instance.
 */
export const announceLikes = { name: 'announce_likes', text: 'SELECT announce_likes()' };
