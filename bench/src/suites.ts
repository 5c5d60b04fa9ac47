import { growthSuite } from './growth/growth-suite.ts';
import { relevanceSuite } from './search/relevance/relevance-suite.ts';
import { searchSuite } from './search/search-suite.ts';
import type { Suite } from './suite.ts';

/** All suites, in the order in which they run. */
export const suites: readonly Suite[] = [searchSuite, relevanceSuite, growthSuite];
