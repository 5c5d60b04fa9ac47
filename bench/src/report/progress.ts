const shown = 100;
const every = 100;

/** Tells on standard error what goes on: one line that changes in a terminal, lines elsewhere. */
export function createProgress(): { tell(what: string): void; clear(): void } {
  const isTerminal = process.stderr.isTTY;
  let told = 0;
  let last = '';
  return {
    tell(what) {
      // Counters pass faster than anybody reads.
      const subject = what.replace(/[\d,.]+/g, '');
      if (subject === last && performance.now() - told < (isTerminal ? every : 20 * every)) return;
      told = performance.now();
      last = subject;
      process.stderr.write(isTerminal ? `\r\u001b[2K${what.slice(0, shown)}` : `${what}\n`);
    },
    clear() {
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
  };
}
