import { hydrate } from '@kontor/web/document/hydrate';
import { loadTexts } from './language/load-texts.ts';
import { keepOfflinePage } from './offline/keep-offline-page.ts';

const i18n = await loadTexts(document.documentElement.lang);

hydrate(i18n);
keepOfflinePage(i18n.locale);
