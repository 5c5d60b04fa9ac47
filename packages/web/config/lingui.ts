import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

const web = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Where texts are looked for and stored: an application's own, and those of the package that applications share. */
export const linguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'es', 'it', 'zh'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/app/locales/{locale}/messages', include: ['<rootDir>/app'], exclude: tests },
    {
      path: `${web}/locales/{locale}/messages`,
      include: [`${web}/src`],
      exclude: [`${web}/src/**/*.test.ts`],
    },
  ],
  format: formatter({ lineNumbers: false }),
};
