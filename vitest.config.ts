import { defineConfig } from 'vitest/config';

const server = {
  setupFiles: ['vitest.properties.ts'],
  globalSetup: ['packages/database/src/testing-server.ts'],
  pool: 'forks' as const,
};
const ignored = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: ['{apps,packages,demo,launch,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.full.test.ts'],
          // Far above what they take alone: the machine may be busy with other things.
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
