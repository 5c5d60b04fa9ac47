/** What a change makes worth running, besides the tests of modules that import what it touched. */
export interface TestChoice {
  /** Folders whose tests are all run. */
  folders: string[];
  /**
   * All when the product itself may have changed: which pages a journey comes by, no import tells. Those that import what changed
   * when that is of tests alone.
   */
  journeys: 'all' | 'importers' | 'none';
}

const isModule = /\.[cm]?[jt]sx?$/;
const isTest = /\.test\.tsx?$/;
/** Tests and what they share: no module of the product imports it (`tests-stay-outside` in `.dependency-cruiser.mjs`). */
const isOfTests = /\.test\.tsx?$|\/testing[^/]*\.tsx?$|\/test\/[^/]+\.tsx?$/;
/** What all journeys stand on, though none of them imports it. */
const isOfAllJourneys = /^e2e\/product\.ts$|^(package|package-lock)\.json$|^vitest\.(config|properties)\.ts$/;
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
  const ofTests = changed.filter((file) => isOfTests.test(file) || file.startsWith('e2e/'));
  const isOfProduct = (file: string) => ofProduct.test(file) && !ofTests.includes(file);
  if (changed.some((file) => isOfProduct(file) || isOfAllJourneys.test(file))) return 'all';
  // What is no module, such as a picture that is sent, is read by whoever names it.
  if (ofTests.some((file) => !isModule.test(file))) return 'all';
  const isForJourneys = (file: string) => file.startsWith('e2e/') || !isTest.test(file);
  return ofTests.some(isForJourneys) ? 'importers' : 'none';
}
