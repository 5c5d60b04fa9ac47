/** Time that runs out unless somebody is still at it. */
export interface Countdown {
  /** It stands still for a reason, until that reason is gone. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  /** All of the time again. */
  restart: () => void;
  stop: () => void;
}

/** Calls `onEnd` once, after `milliseconds` in which nothing held it; after each hold and at each restart it starts over. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  const reasons = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart() {
    clearTimeout(timer);
    if (reasons.size === 0) timer = setTimeout(onEnd, milliseconds);
  }

  restart();
  return {
    hold(reason) {
      reasons.add(reason);
      clearTimeout(timer);
    },
    release(reason) {
      if (reasons.delete(reason)) restart();
    },
    restart,
    stop: () => clearTimeout(timer),
  };
}
