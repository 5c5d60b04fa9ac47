import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

test('files that share a process replace no module and no global for the ones after them', () => {
  const exclude = ['**/node_modules/**', '**/build/**', '**/*.full.test.ts'];
  // Of the others vitest.config.ts sees to it.
  const journeys = globSync('e2e/*.test.ts', { cwd: inProject(), exclude });
  expect(journeys.length).toBeGreaterThan(30);
  const replacing = journeys.filter((file) =>
    /\bvi\.(mock|doMock)\(|\bprocess\.(env(\.\w+|\[[^\]]+\]) = |chdir\()|\bglobalThis\.\w+ = /.test(
      readFileSync(inProject(file), 'utf8'),
    ),
  );
  expect(replacing).toEqual([]);
  const files = globSync('{apps,packages,demo,launch,bench,e2e}/**/*.test.{ts,tsx}', {
    cwd: inProject(),
    exclude,
  });
  const stubbing = files.filter((file) => {
    const text = readFileSync(inProject(file), 'utf8');
    return text.includes('vi.stubGlobal(') && !text.includes('vi.unstubAllGlobals()');
  });
  expect(stubbing).toEqual([]);
});
