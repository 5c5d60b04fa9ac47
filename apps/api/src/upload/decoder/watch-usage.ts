import type { Usage } from './process-usage.ts';

/** Why a process that decoded a picture is no more. */
export type Death = 'memory' | 'time' | 'crash';

/** Milliseconds between two looks at its memory: a picture takes about 20 to fill 30 MB. */
const lookEvery = 20;

/** Looks at what a process uses until it is stopped, or it uses more than it may: `computing` in milliseconds, then `excess` is said. */
export function watchUsage(
  read: () => Promise<Usage | undefined>,
  maximum: { memory: number; computing: number; excess: Death },
  onExcess: (death: Death) => void,
) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let before: number | undefined;
  async function look(): Promise<void> {
    const usage = await read();
    if (stopped) return;
    if (usage) {
      before ??= usage.computed;
      if (usage.memory > maximum.memory) return onExcess('memory');
      if (usage.computed - before > maximum.computing) return onExcess(maximum.excess);
    }
    timer = setTimeout(look, lookEvery);
  }
  void look();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
