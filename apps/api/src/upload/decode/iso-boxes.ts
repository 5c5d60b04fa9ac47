/** A part of a file of the ISO base media format: MP4, HEIF, AVIF. */
export interface Box {
  type: string;
  content: Buffer;
}

const headBytes = 8;
const longHeadBytes = 16;
/** Boxes beside each other in a picture are a dozen; items, one for each tile, some more. */
const maximumBoxes = 2_000;

/** The boxes that lie beside each other. @throws RangeError when one reaches beyond its surroundings, or they are very many */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + headBytes <= bytes.length) {
    const declared = bytes.readUInt32BE(at);
    const isLong = declared === 1;
    const head = isLong ? longHeadBytes : headBytes;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + headBytes)) : declared || bytes.length - at;
    if (size < head || at + size > bytes.length || boxes.length === maximumBoxes)
      throw new RangeError('A box does not fit into its surroundings.');
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + headBytes),
      content: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return boxes;
}

/** What is in the first box of a type; nothing when there is none. */
export function contentOf(boxes: readonly Box[], type: string): Buffer {
  return boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0);
}

/** Numbers of two or four bytes, one behind the other. @throws RangeError when there are fewer */
export function readIDs(bytes: Buffer, width: 2 | 4, count: number): number[] {
  return Array.from({ length: count }, (_, index) => bytes.readUIntBE(index * width, width));
}
