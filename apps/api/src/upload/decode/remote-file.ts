import { maxPartBytes } from '../decoder/part-bytes.ts';

/** A file that lies elsewhere, of which parts are asked for. */
export interface RemoteFile {
  size: number;
  /** @throws RangeError for bytes that are not there */
  read(start: number, length: number): Promise<Buffer>;
  /** Hands over the part that was asked for last. */
  receive(part: Buffer): void;
}

interface Wanted {
  start: number;
  length: number;
}

/** Bytes that are asked for at once where fewer are wanted: readers take a few at a time, one after the other. */
const blockBytes = 64 * 1024;
const blocksAtOnce = 8;

/** @param ask asks for a part, which is then received */
export function openRemoteFile(size: number, ask: (wanted: Wanted) => void): RemoteFile {
  /** The blocks that were read last, by where they begin. */
  const blocks = new Map<number, Buffer>();
  let receive: (part: Buffer) => void = () => {};

  async function fetch(start: number, length: number): Promise<Buffer> {
    const part = await new Promise<Buffer>((resolve) => {
      receive = resolve;
      ask({ start, length });
    });
    if (part.length !== length) throw new RangeError('The file is shorter than it was said to be.');
    return part;
  }

  async function blockAt(start: number): Promise<Buffer> {
    const known = blocks.get(start);
    if (known) return known;
    const block = await fetch(start, Math.min(blockBytes, size - start));
    blocks.set(start, block);
    const [oldest] = blocks.keys();
    if (blocks.size > blocksAtOnce && oldest !== undefined) blocks.delete(oldest);
    return block;
  }

  return {
    size,
    receive: (part) => receive(part),
    async read(start, length) {
      if (start < 0 || length < 0 || start + length > size) throw new RangeError('There are no such bytes.');
      const parts: Buffer[] = [];
      for (let at = start; at < start + length; ) {
        const left = start + length - at;
        if (left >= blockBytes) {
          parts.push(await fetch(at, Math.min(left, maxPartBytes)));
        } else {
          const offset = at % blockBytes;
          parts.push((await blockAt(at - offset)).subarray(offset, offset + left));
        }
        at += parts.at(-1)?.length ?? left;
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    },
  };
}
