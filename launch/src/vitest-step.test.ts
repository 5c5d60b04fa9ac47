import { expect, test } from 'vitest';
import { readReport } from './vitest-step.ts';

const nothing = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

test('tests are counted, and failed ones told with their file and reason', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] },
      ],
    },
  ];
  const report = { ...nothing, numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, testResults };
  const result = readReport(report, 1, 'all that was said');
  expect(result).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(result.output).toBe('a.test.ts\n  takes away\n    expected 1 to be 2');
});

test('a file that cannot be loaded is a failure, though none of its tests failed', () => {
  const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }];
  const result = readReport({ ...nothing, numPassedTests: 3, testResults }, 1, '');
  expect(result).toMatchObject({ passed: 3, failed: 1, output: 'b.test.ts\n    SyntaxError' });
});

test('a runner that fails, or finds no test at all, has not passed', () => {
  expect(readReport({ ...nothing, numPassedTests: 3 }, 1, 'unhandled')).toMatchObject({
    failed: 1,
    output: 'unhandled',
  });
  expect(readReport(nothing, 0, 'no tests')).toMatchObject({ passed: 0, failed: 1 });
  expect(readReport({ ...nothing, numPassedTests: 3 }, 0, '')).toMatchObject({ passed: 3, failed: 0 });
});

test('where only what changed is looked at there may be no test; a runner that fails has failed there too', () => {
  expect(readReport(nothing, 0, '', true)).toMatchObject({ passed: 0, failed: 0 });
  expect(readReport(nothing, 1, 'unhandled', true)).toMatchObject({ failed: 1, output: 'unhandled' });
});
