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
    /\bvi\.(mock|doMock)\(|\bprocess\.(env(\.\w+|\[[^\]]+\]) = |chdir\()|\bglobalThis\.\w+ = /.test(
      readFileSync(inProject(file), 'utf8'),
    ),
  );
  expect(replacing).toEqual([]);
  const stubbing = files.filter((file) => {
    const text = readFileSync(inProject(file), 'utf8');
    return text.includes('vi.stubGlobal(') && !text.includes('vi.unstubAllGlobals()');
  });
  expect(stubbing).toEqual([]);
});
