import type { Language } from '@kontor/contract';

/** The unit of a minimum order whose table states none, in the language of who imports it. */
export const defaultUnit: Record<Language, string> = { en: 'pieces', es: 'piezas', it: 'pezzi', zh: '件' };
