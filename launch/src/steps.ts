import { buildAccounts } from './accounts-build.ts';
import type { Application } from './application-sources.ts';
import { findOrInstallHeadless } from './browser.ts';
import { chooseTests } from './choose-tests.ts';
import { describeFailure } from './launch-error.ts';
import { buildPortal } from './portal-build.ts';
import { testOnPostgresql15 } from './postgresql-15.ts';
import { inProject } from './project.ts';
import { runScript, runTool, type ToolRun } from './run-tool.ts';
import type { Step, StepResult } from './step.ts';
import { runTests, shortTests } from './vitest-step.ts';

const longSuites = 'Long suites';
const built = ['Portal build', 'Build of the account pages', 'Browser'];

export interface StepOptions {
  /** Adds the long suites. */
  full?: boolean;
  /** Runs tests of what changed alone: the commit it is counted from, and the files. */
  changes?: { base: string; files: string[] };
}

/** All that `npm test` checks. Steps that read all sources are few seconds each, and stand whatever changed. */
export function listSteps({ full = false, changes }: StepOptions): Step[] {
  const { folders, journeys } = changes
    ? chooseTests(changes.files)
    : { folders: [], journeys: 'all' as const };
  const changedJourneys = journeys === 'importers' ? changes?.base : undefined;
  const environment = { THOROUGH: full ? '1' : undefined };
  const steps: Step[] = [
    {
      name: 'Tests of packages and API',
      run: () => runTests(shortTests, { environment, changedSince: changes?.base }),
    },
    ...(folders.length > 0
      ? [{ name: 'Tests beside what changed', run: () => runTests(shortTests, { environment, folders }) }]
      : []),
    { name: 'Portal build', run: () => asStep(buildPortal) },
    { name: 'Build of the account pages', run: () => asStep(buildAccounts) },
    { name: 'Types of services and tools', run: () => compile('tsconfig.json') },
    { name: 'Types of pages', run: () => compile('tsconfig.pages.json') },
    { name: 'Messages of the portal', run: () => compareMessages('portal') },
    { name: 'Messages of the account pages', run: () => compareMessages('accounts') },
    {
      name: 'Icons are those that are imported',
      run: () => script('packages/ui/src/icon/write-icons.ts', ['--verify']),
    },
    { name: 'Lint and format', run: () => tool('@biomejs/biome', 'biome', ['check', '.']) },
    { name: 'Architecture', run: () => tool('dependency-cruiser', 'depcruise', architecture) },
    { name: 'Unused code and packages', run: () => tool('knip', 'knip', []) },
    { name: 'Browser', run: () => asStep(findOrInstallHeadless) },
    ...(journeys !== 'none'
      ? [
          {
            name: 'Journeys',
            after: built,
            run: () => runTests(['e2e'], { environment, changedSince: changedJourneys }),
          },
        ]
      : []),
  ];
  const long: Step = {
    name: longSuites,
    after: built,
    run: () => runTests(['full'], { limit: 120 * 60_000 }),
  };
  const longJourneys: Step = {
    name: 'Long journeys',
    after: ['Journeys'],
    run: () => runTests(['full-e2e'], { environment, limit: 120 * 60_000 }),
  };
  const oldest: Step = { name: 'On PostgreSQL 15', run: testOnPostgresql15 };
  return full ? [...steps, oldest, longJourneys, long] : steps;
}

const architecture = [
  '--config',
  '.dependency-cruiser.mjs',
  'apps',
  'packages',
  'demo',
  'launch',
  'e2e',
  'bench',
];

/**
 * Checks the types of a project; its messages are plain, since they are shown below the step's name. Several checkers would
 * each check the library types again, as several projects do, and the steps beside use the other core.
 */
function compile(project: string): Promise<StepResult> {
  const parameters = ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', project];
  return tool('typescript-native', 'tsc', parameters);
}

/** Checks that the catalogues of an application are as `npm run messages` would write them: nothing new, nothing unused. */
function compareMessages(application: Application): Promise<StepResult> {
  const parameters = ['check', 'sync', '--clean', '--verbose', '--workers', '1'];
  return tool('@lingui/cli', 'lingui', parameters, inProject('apps', application));
}

async function script(path: string, parameters: string[]): Promise<StepResult> {
  return asResult(await runScript(inProject(path), parameters));
}

async function tool(
  packageName: string,
  command: string,
  parameters: string[],
  folder?: string,
): Promise<StepResult> {
  return asResult(await runTool(packageName, command, parameters, { folder }));
}

function asResult({ code, output }: ToolRun): StepResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

async function asStep(work: () => Promise<unknown>): Promise<StepResult> {
  try {
    await work();
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: describeFailure(error) };
  }
}
