import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import type { StepResult } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

interface TestOptions {
  /** Only the tests below these; all when none is named. */
  folders?: string[];
  /** Only the tests that changed since this commit, or import what did; that may be none. */
  changedSince?: string | undefined;
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds the run may take; far more than it needs, so that one that hangs is told of and not waited for. */
  limit?: number;
}

/** Test projects without a browser that `npm test` runs. */
export const shortTests = ['server', 'isolated', 'built'];

/** Runs test projects and counts their tests; a file that cannot be loaded counts as a failed test. */
export async function runTests(
  projects: string[],
  { folders = [], changedSince, environment, limit = 30 * 60_000 }: TestOptions = {},
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-tests-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=json', `--outputFile=${file}`];
  const selection = projects.map((project) => `--project=${project}`);
  if (changedSince) selection.push(`--changed=${changedSince}`, '--passWithNoTests');
  try {
    const { code, output } = await runTool(
      'vitest',
      'vitest',
      ['run', ...folders, ...selection, ...reporters],
      { environment, limit },
    );
    if (!existsSync(file)) return { passed: 0, failed: 1, output };
    return readReport(JSON.parse(readFileSync(file, 'utf8')), code, output, changedSince !== undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Exported for its test: counts honestly, also when the runner fails though each test passed. */
export function readReport(
  report: VitestReport,
  code: number,
  output: string,
  mayBeNone = false,
): StepResult {
  const broken = report.testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file));
  const counted = report.numFailedTests + broken.length;
  const ranNone = report.numPassedTests === 0 && !mayBeNone;
  const failed = counted === 0 && (code !== 0 || ranNone) ? 1 : counted;
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file.name}\n  ${test.fullName}\n${indent(test.failureMessages?.join('\n') ?? '')}`),
  );
  const files = broken.map((file) => `${file.name}\n${indent(file.message)}`);
  const said = tests.length + files.length > 0 ? [...files, ...tests].join('\n\n') : output;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, output: said };
}

function hasFailedTest(file: TestFile): boolean {
  return file.assertionResults.some((test) => test.status === 'failed');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
