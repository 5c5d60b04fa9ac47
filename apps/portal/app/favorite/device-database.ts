/** What a visitor saved lies in a database of its own: logging out and forgetting drafts leave it as it is. */
export const favoritesDatabase = 'kontor-favorites';
