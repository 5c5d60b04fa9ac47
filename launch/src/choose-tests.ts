/** What a change makes worth running, besides the tests of modules that import what it touched. */
export interface TestChoice {
  /** Folders whose tests are all run. */
  folders: string[];
  /** Files of journeys; `all` when the product itself changed. */
  journeys: 'all' | string[];
}

const isModule = /\.[cm]?[jt]sx?$/;
const isTest = /\.test\.tsx?$/;
const isLong = /\.full\.test\.tsx?$/;
const ofProduct = /^(apps|packages|demo|launch)\//;
/** What tests read of the root and of the documentation is read from here. */
const readersOfTexts = 'launch/src';

/**
 * Modules lead to their tests by their imports. Other files are read, and nothing says by whom: of those all tests of their
 * workspace are run, and of migrations and reference data, on which each database stands, all there are.
 */
export function chooseTests(changed: string[]): TestChoice {
  return {
    folders: [...new Set(changed.filter((file) => !isModule.test(file)).flatMap(readersOf))].toSorted(),
    journeys: chooseJourneys(changed),
  };
}

function readersOf(file: string): string[] {
  if (/^packages\/database\/(migrations|reference)\//.test(file))
    return ['apps', 'packages', 'demo', 'launch', 'bench'];
  if (/^(apps|packages)\//.test(file)) return [file.split('/').slice(0, 2).join('/'), readersOfTexts];
  if (/^(demo|bench)\//.test(file)) return [file.split('/')[0] ?? '', readersOfTexts];
  return [readersOfTexts];
}

function chooseJourneys(changed: string[]): TestChoice['journeys'] {
  const changesAll = changed.some(
    (file) =>
      (ofProduct.test(file) && !isTest.test(file)) ||
      (file.startsWith('e2e/') && !isTest.test(file)) ||
      /^(package|package-lock)\.json$|^vitest\.config\.ts$/.test(file),
  );
  if (changesAll) return 'all';
  return changed.filter((file) => file.startsWith('e2e/') && isTest.test(file) && !isLong.test(file));
}
