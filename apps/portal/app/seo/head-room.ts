import type { ShownLanguage } from '@kontor/web/language';

/** Characters of a title that search engines show. */
export const titleRoom = 65;

/** Characters of a description that they show; Chinese ones are twice as wide. */
export const descriptionRoom: Record<ShownLanguage, number> = { en: 160, es: 160, it: 160, zh: 90 };
