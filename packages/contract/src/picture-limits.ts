/** Longest alternative text of a picture, in characters. A plain number: forms use it, too. */
export const longestAlt = 200;

/** What a picture may be sent as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest picture in bytes: 500 KB (checklist 237). The browser makes larger ones smaller first. */
export const maxPictureBytes = 500 * 1024;
