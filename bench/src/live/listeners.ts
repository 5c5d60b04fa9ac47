import { setTimeout as pause } from 'node:timers/promises';
import { type EventStream, openEventStream } from '../load/event-stream.ts';
import type { Listener, ToListeners, ToParent } from './listening.ts';

/*
 * A process that holds many streams of events, as so many browsers would. It is told what to do by its parent, and tells it each
 * message that is heard.
 */

/** Streams being opened at once. */
const atOnce = 100;
/** Milliseconds after which who was turned away comes back; twice as long each time. */
const firstPause = 500;

interface Held {
  listener: Listener;
  stream: EventStream | undefined;
  lastID: string | undefined;
  /** Set while it is being opened. */
  opening?: Promise<void> | undefined;
}

const all: Held[] = [];
let turnedAway = 0;

const tell = (message: ToParent) => process.send?.(message);
/** Comparable between processes of a machine. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

function open(url: string, held: Held): Promise<void> {
  held.opening ??= openAnew(url, held).finally(() => {
    held.opening = undefined;
  });
  return held.opening;
}

async function openAnew(url: string, held: Held): Promise<void> {
  for (let wait = firstPause; ; wait *= 2) {
    held.stream = await openEventStream({
      url,
      token: held.listener.token,
      after: held.lastID,
      onEvent({ id, event }) {
        held.lastID = id ?? held.lastID;
        if (event.kind === 'message') tell({ heard: event.messageID, by: held.listener.personID, at: now() });
        else if (event.kind === 'gap') tell({ gap: held.listener.personID });
      },
      // As it does after some minutes.
      onEnd: () => orEnd(open(url, held)),
    });
    if (held.stream) return;
    turnedAway += 1;
    await pause(wait * (0.5 + Math.random()));
  }
}

async function openAll(url: string): Promise<void> {
  const begun = performance.now();
  turnedAway = 0;
  let next = 0;
  const one = async () => {
    for (let held = all[next++]; held; held = all[next++]) await open(url, held);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  tell({ open: all.length, seconds: (performance.now() - begun) / 1_000, turnedAway });
}

/** Without somebody who waits for it: what fails ends the process, and with it the run. */
function orEnd(opening: Promise<void>): void {
  opening.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

process.on('message', (message: ToListeners) => {
  if ('add' in message)
    for (const listener of message.add) all.push({ listener, stream: undefined, lastID: undefined });
  else if ('open' in message) orEnd(openAll(message.open));
  else {
    for (const held of all) held.stream?.cut();
    tell({ cut: all.length });
  }
});
process.once('disconnect', () => process.exit(0));
