import type { Mailbox, OpenMailbox } from './mailbox.ts';

/** A mailbox in memory, for tests of what becomes of mails. */
export interface TestMailbox {
  open: OpenMailbox;
  /** Mails that wait, those that nothing was done about, and those that were deleted. */
  waiting: Map<string, Buffer>;
  aside: Buffer[];
  discarded: number;
  /** How many bytes were read of each mail. */
  read: number[];
  arrivedAt: Date;
  receive(source: string | Buffer): void;
}

export function aMailbox(): TestMailbox {
  let last = 0;
  const box: TestMailbox = {
    waiting: new Map(),
    aside: [],
    discarded: 0,
    read: [],
    arrivedAt: new Date(),
    receive(source) {
      last += 1;
      box.waiting.set(String(last), Buffer.from(source));
    },
    open: async () => opened,
  };
  const opened: Mailbox = {
    async list(atMost) {
      const listed = [...box.waiting].slice(0, atMost);
      return listed.map(([id, { length: bytes }]) => ({ id, bytes, arrivedAt: box.arrivedAt }));
    },
    async read(id, atMost) {
      const source = box.waiting.get(id)?.subarray(0, atMost);
      box.read.push(source?.length ?? 0);
      return source;
    },
    async discard(id) {
      box.discarded += Number(box.waiting.delete(id));
    },
    async putAside(id) {
      const source = box.waiting.get(id);
      if (source) box.aside.push(source);
      box.waiting.delete(id);
    },
    async forgetAside() {
      box.aside = [];
    },
    async close() {},
  };
  return box;
}
