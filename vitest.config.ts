import { defineConfig } from 'vitest/config';

const server = {
  setupFiles: ['vitest.properties.ts'],
  globalSetup: ['packages/database/src/testing-server.ts'],
  pool: 'forks' as const,
};
// Far above what they take alone: the machine may be busy with other things.
const short = { testTimeout: 180_000, hookTimeout: 180_000 };
const services = 'apps/{api,accounts}/**/*.test.{ts,tsx}';
const ignored = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...server,
          ...short,
          name: 'server',
          include: [services],
          exclude: [...ignored, '**/*.full.test.ts'],
          // Loading a service takes longer than most of their files; none leaves anything in modules (launch/src/isolation.test.ts).
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        test: {
          ...server,
          ...short,
          name: 'isolated',
          include: ['{apps,packages,demo,launch,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.full.test.ts', services],
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
          name: 'e2e',
          // Journeys keep nothing in modules but the browser of their worker.
          isolate: false,
          globalSetup: ['e2e/product.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: [...ignored, '**/*.full.test.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
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
