import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

test.each([
  ['the api', 'apps/api/src/server.ts'],
  ['the worker', 'apps/api/src/worker.ts'],
  ['the account service', 'apps/accounts/src/server.ts'],
  ['the portal', 'apps/portal/server/server.ts'],
])('%s that is started by hand without an internal token ends with a sentence', (service, entry) => {
  const { status, stderr } = spawnSync(process.execPath, [inProject(entry)], {
    cwd: inProject(),
    env: {
      ...process.env,
      INTERNAL_TOKEN: '',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      ACCOUNTS_SECRET: 'a-secret-for-tests-of-32-signs-or-more',
    },
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(`INTERNAL_TOKEN must be set for ${service}; \`npm start\` makes one itself.`);
  expect(status).toBe(1);
});
