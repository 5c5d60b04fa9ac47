import { testCatalogues } from './testing-catalogue.ts';

testCatalogues({ locales: new URL('../../locales/', import.meta.url), least: 40 });
