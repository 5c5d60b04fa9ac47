import { isRunByNpm } from './environment.ts';

const sameKeypress = 1000;

/**
 * Calls `stop` at the first Ctrl-C, SIGTERM or closed terminal, and `hurry` at a second one. Npm hands on the
 * signals that the terminal has sent us already, so what follows within a second counts as the same.
 */
export function onStopSignals(stop: (signal: string) => void, hurry: () => void): void {
  let first = 0;
  const take = (signal: string) => {
    if (first === 0) {
      first = performance.now();
      stop(signal);
    } else if (performance.now() - first > sameKeypress) hurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, take);
  watchNpm(() => take('the end of npm'));
}

// A killed npm cannot tell us; we are then handed to another parent.
function watchNpm(onGone: () => void): void {
  if (!isRunByNpm()) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 250);
  timer.unref();
}
