import type { RemoteFile } from './remote-file.ts';

/** Bytes of an element's id and size at most. */
const headBytes = 12;

/**
 * Whether the elements a WebM file consists of end where it ends, by the sizes they state: one that was cut off has less. The last
 * may state none, as those of recorders do.
 */
export async function endsWhole(file: RemoteFile): Promise<boolean> {
  let at = 0;
  while (at < file.size) {
    const head = await file.read(at, Math.min(headBytes, file.size - at));
    const idBytes = lengthAt(head, 0);
    const sizeBytes = lengthAt(head, idBytes);
    if (idBytes + sizeBytes > head.length) return false;
    const size = sizeOf(head.subarray(idBytes, idBytes + sizeBytes));
    if (size === undefined) return true;
    at += idBytes + sizeBytes + size;
  }
  return at === file.size;
}

/** Bytes of the number that begins there: the zeros before its first bit say how many. */
function lengthAt(head: Buffer, at: number): number {
  return Math.clz32(head[at] ?? 0) - 23;
}

/** @returns undefined where all bits are set: the size is not stated */
function sizeOf(bytes: Buffer): number | undefined {
  const marker = 1n << BigInt(7 * bytes.length);
  const size = BigInt(`0x${bytes.toString('hex')}`) - marker;
  return size === marker - 1n ? undefined : Number(size);
}
