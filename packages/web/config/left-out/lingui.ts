import type { LeftOut } from './left-out.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Texts are compiled when pages are built, and a text that is none ends the build. Whole numbers are written without a formatter, of
 * which the first takes a browser as long as it takes to bring a third of a page to life.
 */
export const lingui: LeftOut = {
  name: '@lingui/core',
  version: '6.8.0',
  files: {
    'dist/index.mjs': {
      calls: { 'console.warn': 'void 0' },
      bodies: {
        number: `
          const _locales = normalizeLocales(locales);
          const written = format === undefined ? (${wholeNumber.toString()})(value, _locales[0]) : undefined;
          if (written !== undefined) return written;
          return getMemoized(
            () => cacheKey("number", _locales, format),
            () => new Intl.NumberFormat(_locales, format)
          ).format(value);`,
      },
    },
  },
};
