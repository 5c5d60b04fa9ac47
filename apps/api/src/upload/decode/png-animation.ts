const signatureBytes = 8;
const headBytes = 8;
const sumBytes = 4;

/** Whether a PNG is an animated one (APNG): the chunk that says so stands before the first pixels. */
export function isAnimatedPng(bytes: Buffer): boolean {
  let at = signatureBytes;
  while (at + headBytes <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + headBytes);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += headBytes + bytes.readUInt32BE(at) + sumBytes;
  }
  return false;
}
