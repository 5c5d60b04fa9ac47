import type { Step, StepResult } from './step.ts';

/** A step that ended; `notRun` when one before it failed. */
export interface Outcome extends StepResult {
  name: string;
  milliseconds: number;
  notRun?: boolean;
}

/**
 * Runs steps in their order, `lanes` at a time; a step waits for those it stands after. One that stands after a
 * failed step is not run and counts as failed, and so are all that have not begun when it is called off.
 */
export async function runSteps(
  steps: Step[],
  lanes: number,
  onEnd: (outcome: Outcome) => void,
  signal?: AbortSignal,
): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const outcomes = new Map<string, Outcome>();

  const settle = (outcome: Outcome) => {
    outcomes.set(outcome.name, outcome);
    onEnd(outcome);
  };
  const leaveOut = ({ name }: Step, reason: string) => {
    const output = `not run, since ${reason}`;
    settle({ name, milliseconds: 0, passed: 0, failed: 1, output, notRun: true });
  };
  const start = (step: Step) => {
    const begun = performance.now();
    const work = step
      .run()
      .catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }))
      .then((result) => {
        running.delete(step.name);
        settle({ name: step.name, milliseconds: performance.now() - begun, ...result });
      });
    running.set(step.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    if (signal?.aborted) for (const step of waiting.splice(0)) leaveOut(step, 'it was called off');
    const isDue = (step: Step) => (step.after ?? []).every((name) => outcomes.has(name));
    const next = running.size < lanes ? waiting.find(isDue) : undefined;
    if (!next) {
      if (waiting.length === 0 && running.size === 0) break;
      if (running.size === 0)
        throw new Error(`Steps wait for what is not run: ${waiting.map((step) => step.name)}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const lost = next.after?.find((name) => outcomes.get(name)?.failed);
    if (lost) leaveOut(next, `"${lost}" failed`);
    else start(next);
  }
  return [...outcomes.values()];
}
