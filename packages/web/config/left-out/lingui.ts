import type { LeftOut } from './left-out.ts';

/** Texts are compiled when pages are built, and a text that is none ends the build. */
export const lingui: LeftOut = {
  name: '@lingui/core',
  version: '6.8.0',
  files: { 'dist/index.mjs': { calls: { 'console.warn': 'void 0' } } },
};
