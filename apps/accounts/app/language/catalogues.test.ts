import { testCatalogues } from '@kontor/web/language/testing-catalogue';

testCatalogues({ locales: new URL('../locales/', import.meta.url), least: 100 });
