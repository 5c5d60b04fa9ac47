import { textsByLanguage } from '@kontor/web/language/texts';
import { withWebTexts } from '@kontor/web/language/web-catalogues';
import { messages as en } from '../locales/en/messages.po';
import { messages as es } from '../locales/es/messages.po';
import { messages as it } from '../locales/it/messages.po';
import { messages as zh } from '../locales/zh/messages.po';

/** The texts of one language. */
export const textsIn = textsByLanguage(withWebTexts({ en, es, it, zh }));
