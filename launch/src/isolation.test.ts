import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

test('files that share a process replace no module and no global for the ones after them', () => {
  const files = globSync(['apps/{api,accounts}/**/*.test.{ts,tsx}', 'e2e/*.test.ts'], {
    cwd: inProject(),
    exclude: ['**/node_modules/**', '**/build/**', '**/*.full.test.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  const replacing = files.filter((file) =>
    /\bvi\.(mock|doMock|stubGlobal)\(|\bprocess\.(env(\.\w+|\[[^\]]+\]) = |chdir\()|\bglobalThis\.\w+ = /.test(
      readFileSync(inProject(file), 'utf8'),
    ),
  );
  expect(replacing).toEqual([]);
});
