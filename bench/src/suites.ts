import { browserSuite } from './browser/browser-suite.ts';
import { callsSuite } from './calls/calls-suite.ts';
import { digestSuite } from './digest/digest-suite.ts';
import { editsSuite } from './edits/edits-suite.ts';
import { growthSuite } from './growth/growth-suite.ts';
import { importSuite } from './import/import-suite.ts';
import { likesSuite } from './likes/likes-suite.ts';
import { liveSuite } from './live/live-suite.ts';
import { memorySuite } from './memory/memory-suite.ts';
import { messagesSuite } from './messages/messages-suite.ts';
import { networkSuite } from './network/network-suite.ts';
import { overloadSuite } from './overload/overload-suite.ts';
import { pagesSuite } from './pages/pages-suite.ts';
import { relevanceSuite } from './search/relevance/relevance-suite.ts';
import { searchSuite } from './search/search-suite.ts';
import { startSuite } from './start/start-suite.ts';
import type { Suite } from './suite.ts';
import { tablesSuite } from './tables/tables-suite.ts';

/** All suites, in the order in which they run. */
export const suites: readonly Suite[] = [
  searchSuite,
  relevanceSuite,
  callsSuite,
  pagesSuite,
  likesSuite,
  overloadSuite,
  importSuite,
  tablesSuite,
  editsSuite,
  digestSuite,
  messagesSuite,
  liveSuite,
  networkSuite,
  startSuite,
  browserSuite,
  growthSuite,
  memorySuite,
];
