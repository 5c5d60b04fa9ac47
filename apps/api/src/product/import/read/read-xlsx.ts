import { Worker } from 'node:worker_threads';
import { FileFailed, type Table, type TableRow } from './table.ts';
import { checkUnpackedSize } from './unpacked-size.ts';
import type { ThreadMessage } from './xlsx-thread.ts';

/** Megabytes of objects a workbook may become while it is read. */
const heap = 512;
/** Milliseconds without a row after which it is given up. */
const timeout = 60_000;

/**
 * Opens a workbook. It is read in a thread of its own with bounded memory, so that one that means no good ends that thread alone.
 * @throws FileFailed, also while it is read
 */
export async function readXlsx(bytes: Buffer): Promise<Table> {
  await checkUnpackedSize(bytes);
  const messages = messagesOf(bytes);
  const first = await messages.next();
  const told = first.done ? undefined : first.value;
  if (!told || !('sheet' in told)) throw new FileFailed('empty');
  return { format: { kind: 'xlsx', sheet: told.sheet + 1 }, rows: rowsOf(messages) };
}

async function* rowsOf(messages: AsyncGenerator<ThreadMessage>): AsyncGenerator<TableRow> {
  for await (const message of messages) if ('rows' in message) yield* message.rows;
}

/** What the thread says, to its end. @throws FileFailed */
async function* messagesOf(bytes: Buffer): AsyncGenerator<ThreadMessage> {
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // Nothing of ours: not the settings, which hold secrets.
    env: {},
    stdout: true,
    stderr: true,
  });
  const waiting: ThreadMessage[] = [];
  let ended: FileFailed | undefined;
  let wake = () => {};
  thread.on('message', (message: ThreadMessage) => {
    waiting.push(message);
    wake();
  });
  thread.on('error', (error) => {
    ended = new FileFailed('broken', error);
    wake();
  });
  thread.on('exit', () => {
    ended ??= new FileFailed('broken');
    wake();
  });
  try {
    for (;;) {
      const message = waiting.shift();
      if (message && 'failure' in message) throw new FileFailed(message.failure);
      if (message && 'end' in message) return;
      if (message) yield message;
      else if (ended) throw ended;
      else await soon((resolve) => (wake = resolve));
    }
  } finally {
    await thread.terminate();
  }
}

/** @throws FileFailed after a while in which nothing happened */
async function soon(until: (resolve: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new FileFailed('broken')), timeout);
      until(resolve);
    });
  } finally {
    clearTimeout(timer);
  }
}
