import { hydrate } from '@kontor/web/document/hydrate';
import { loadTexts } from './language/load-texts.ts';
import { cacheOfflinePage } from './offline/cache-offline-page.ts';
import { enqueueLoaderData } from './session/enqueue-loader-data.ts';

const i18n = await loadTexts(document.documentElement.lang);

enqueueLoaderData(window);
hydrate(i18n);
cacheOfflinePage(i18n.locale);
