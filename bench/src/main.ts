import { readArguments } from './arguments.ts';
import { closeAll } from './closing.ts';
import { timed } from './measure/measure.ts';
import { verdictOf } from './report/checks.ts';
import { describeMachine, type Machine, machineLine } from './report/machine.ts';
import { createProgress } from './report/progress.ts';
import { readResults, writeResult } from './report/results.ts';
import { sectionText } from './report/tables.ts';
import { writeDocs } from './report/write-docs.ts';
import type { RunOptions, Suite } from './suite.ts';
import { suites } from './suites.ts';

// npm run bench: measures, prints tables beside their yardsticks and keeps the figures in bench/results.
const progress = createProgress();

/** Of each figure the median of so many rounds; a quick run has shorter ones. */
const rounds = 5;

async function runSuite(suite: Suite, options: RunOptions, machine: Machine): Promise<void> {
  const started = performance.now();
  const sections = await suite.run(options);
  progress.clear();
  for (const section of sections) console.log(`\n${sectionText(section)}`);
  const file = await writeResult({
    suite: suite.name,
    businesses: options.businesses,
    rounds: options.rounds,
    measuredAt: new Date().toISOString(),
    machine,
    sections,
  });
  const verdicts = sections.flatMap(({ checks }) => checks.map(verdictOf));
  const missed = verdicts.filter((verdict) => verdict === 'not met').length;
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(
    `\n${suite.name}: ${verdicts.length - missed} of ${verdicts.length} targets met, ${seconds} s, ${file}`,
  );
}

function takesPart({ name, isLong }: Suite, wanted: readonly string[], quick: boolean): boolean {
  return wanted.length > 0 ? wanted.includes(name) : !(quick && isLong);
}

async function prepareQuick(parts: readonly Suite[], options: RunOptions): Promise<void> {
  console.log('\nmaking what is not there yet, all side by side');
  const seconds = await timed(() => Promise.all(parts.map((suite) => suite.prepareQuick?.(options))));
  progress.clear();
  console.log(`made in ${Math.round(seconds)} s`);
}

async function main(): Promise<void> {
  const known = suites.map(({ name }) => name);
  const { quick, write, businesses, suites: wanted } = readArguments(process.argv.slice(2), known);
  const machine = await describeMachine();
  console.log(machineLine(machine));
  console.log(
    Object.entries(machine.settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  );
  const options = { quick, businesses, rounds, progress: progress.tell };
  const parts = suites.filter((suite) => takesPart(suite, wanted, quick));
  if (quick) await prepareQuick(parts, options);
  for (const suite of parts) {
    console.log(`\n${suite.name}: ${suite.about}`);
    await runSuite(suite, options, machine);
  }
  if (write) await writeDocs(await readResults(businesses), suites);
}

// Nothing that was started outlives the bench: neither its PostgreSQL nor a service it measures.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(code)));

try {
  await main();
} catch (error) {
  progress.clear();
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
