import { hydrate } from '@kontor/web/document/hydrate';
import { loadTexts } from './language/load-texts.ts';

hydrate(await loadTexts(document.documentElement.lang));
