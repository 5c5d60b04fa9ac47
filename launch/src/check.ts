import { findChangeBase, listChangedFiles } from './changed-files.ts';
import { type Outcome, runSteps } from './run-steps.ts';
import { endTools } from './run-tool.ts';
import { listSteps } from './steps.ts';
import { onStopSignals } from './stop-signals.ts';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--full' && option !== '--changed');
if (unknown || options.length > 1) {
  console.error(
    `npm test knows no '${options.join(' ')}'; --full adds the long suites, --changed runs tests of what changed alone.`,
  );
  process.exit(2);
}

// Told to stop, the steps that run end as they can, their servers with them; told again, at once.
const calledOff = new AbortController();
onStopSignals(
  () => {
    calledOff.abort();
    endTools('SIGINT');
  },
  () => process.exit(1),
);
const begun = performance.now();
const steps = listSteps({
  full: options.includes('--full'),
  changes: options.includes('--changed') ? findChanges() : undefined,
});
const outcomes = await runSteps(steps, 2, report, calledOff.signal);
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
const failed = outcomes.filter((outcome) => outcome.failed > 0);

console.log(`\nDone in ${seconds(performance.now() - begun)}.`);
if (failed.length > 0) console.log(`Failed: ${failed.map((outcome) => outcome.name).join(', ')}.`);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function findChanges() {
  const base = findChangeBase();
  const files = listChangedFiles(base);
  console.log(`${files.length} files changed since ${base}.`);
  return { base, files };
}

function report(outcome: Outcome): void {
  const { name, passed, failed, skipped, output, milliseconds } = outcome;
  const tests = passed + failed > 1 ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const left = skipped ? `, ${skipped} skipped` : '';
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name} (${seconds(milliseconds)}${tests}${left})`);
  if (failed && output) console.log(output.replace(/^/gm, '        '));
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
