import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeAtEnd } from '../closing.ts';

export interface Listener {
  personID: string;
  token: string;
}

/** What a process of listeners is told: whom it listens for, to open all streams at an address (going on where they were), to cut them. */
export type ToListeners = { add: Listener[] } | { open: string } | { cut: true };

/** What it tells; `at` in milliseconds of the machine’s clock that only goes forward. */
export type ToParent =
  | { heard: string; by: string; at: number }
  | { gap: string }
  | { open: number; seconds: number; turnedAway: number }
  | { cut: number };

type Heard = Extract<ToParent, { heard: string }>;

export interface Opened {
  /** Until the last one of all stood. */
  seconds: number;
  /** How often somebody was turned away and came back later. */
  turnedAway: number;
}

/** Many streams of events, held by processes of their own. */
export interface Listening {
  openAll(): Promise<Opened>;
  cutAll(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  url: string;
  listeners: readonly Listener[];
  processes: number;
  onHeard: (heard: Heard) => void;
  onGap: (personID: string) => void;
}

export async function startListening({
  url,
  listeners,
  processes,
  onHeard,
  onGap,
}: Options): Promise<Listening> {
  const children = Array.from({ length: processes }, () => {
    const child = fork(new URL('./listeners.ts', import.meta.url));
    child.on('message', (message: ToParent) => {
      if ('heard' in message) onHeard(message);
      else if ('gap' in message) onGap(message.gap);
    });
    return child;
  });
  const say = (child: ChildProcess, message: ToListeners) => child.send(message);
  for (const [place, child] of children.entries())
    say(child, { add: listeners.filter((_, index) => index % processes === place) });
  async function stop(): Promise<void> {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
  closeAtEnd(stop);
  return {
    async openAll() {
      const opened = await Promise.all(
        children.map((child) => {
          say(child, { open: url });
          return answerOf(child, 'open');
        }),
      );
      return {
        seconds: Math.max(...opened.map(({ seconds }) => seconds)),
        turnedAway: opened.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
      };
    },
    async cutAll() {
      await Promise.all(
        children.map((child) => {
          say(child, { cut: true });
          return answerOf(child, 'cut');
        }),
      );
    },
    stop,
  };
}

/** The next message of a kind. @throws when the process ends before */
function answerOf<Kind extends 'open' | 'cut'>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<ToParent, Record<Kind, number>>> {
  return new Promise((resolve, reject) => {
    const left = () => reject(new Error('A process of listeners ended.'));
    child.once('exit', left);
    child.on('message', function take(message: ToParent) {
      if (!(kind in message)) return;
      child.off('message', take);
      child.off('exit', left);
      resolve(message as Extract<ToParent, Record<Kind, number>>);
    });
  });
}
