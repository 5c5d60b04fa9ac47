import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// What is polled for has about as long as its test.
const polling = { expect: { poll: { timeout: 150_000 } } };
const forked = {
  ...polling,
  setupFiles: ['vitest.properties.ts'],
  pool: 'forks' as const,
  // What tests make is soon garbage: collected less often, it costs less.
  execArgv: ['--max-semi-space-size=64'],
};
const server = { ...forked, globalSetup: ['packages/database/src/testing-server.ts'] };
// Pages are rendered by the React of the product, which takes about half as long as that of development; with NODE_ENV.
const product = { oxc: { jsx: { runtime: 'automatic' as const, development: false } } };
// Far above what they take alone: the machine may be busy with other things.
const short = { testTimeout: 180_000, hookTimeout: 180_000 };
const ignored = ['**/node_modules/**', '**/build/**'];
const tests = '{apps,packages,demo,launch,bench}/**/*.test.{ts,tsx}';
const long = '**/*.full.test.ts';

const all = globSync(tests, { exclude: [...ignored, long], cwd: import.meta.dirname });
const filesWith = (pattern: RegExp) =>
  all.filter((file) => pattern.test(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** Files whose modules are built by a Vite server, which starts once for all of a process and knows them from file to file. */
const built = filesWith(/\bopenModules\b/);

/**
 * Files that leave something behind in modules, globals or the environment, or set it for all of theirs, have a process each.
 * All are of pages, and have no database: it would be a second server beside that of the others.
 */
const isolated = filesWith(
  /\bvi\.(mock|doMock)\(|\bprocess\.(env(\.\w+|\[[^\]]+\]) = |chdir\()|\bglobalThis\.\w+ = /,
);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What was found is said whole: CI shows no more than the message.
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      {
        ...product,
        test: {
          ...server,
          ...short,
          env: { NODE_ENV: 'production' },
          name: 'server',
          include: [tests],
          exclude: [...ignored, long, ...built, ...isolated],
          // Loading what is tested takes longer than most of the files.
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        ...product,
        test: {
          ...forked,
          ...short,
          env: { NODE_ENV: 'production' },
          name: 'isolated',
          include: isolated,
        },
      },
      {
        ...product,
        test: {
          ...forked,
          ...short,
          env: {
            NODE_ENV: 'production',
            LINGUI_CONFIG: fileURLToPath(new URL('apps/portal/lingui.config.ts', import.meta.url)),
          },
          name: 'built',
          include: built,
          isolate: false,
          // One process, one Vite server; what has fewer of them runs in a group of its own.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...server,
          name: 'full',
          include: ['{apps,packages,demo,launch,bench}/**/*.full.test.ts'],
          exclude: ignored,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...polling,
          name: 'e2e',
          // Journeys keep nothing in modules but the browser of their worker.
          isolate: false,
          globalSetup: ['e2e/product.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: [...ignored, long],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...polling,
          name: 'full-e2e',
          globalSetup: ['e2e/product.ts'],
          include: ['e2e/**/*.full.test.ts'],
          exclude: ignored,
          pool: 'forks',
          testTimeout: 1_800_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
