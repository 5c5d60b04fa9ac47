const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers without a length: restarts, start and end of the image, and the one for private use. */
function standsAlone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= endOfImage) || marker === 0x01;
}

/**
 * How many scans a JPEG has, by its markers; counting ends above `enough`. A progressive picture is decoded whole once for each
 * scan, and a scan can be ten bytes long.
 */
export function countScans(bytes: Buffer, enough: number): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length && scans <= enough) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    // A byte of a scan that looks like a marker, and padding between markers.
    if (marker === 0x00) at += 2;
    else if (marker === 0xff) at += 1;
    else if (marker === endOfImage) break;
    else if (standsAlone(marker)) at += 2;
    else {
      if (marker === startOfScan) scans += 1;
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    }
  }
  return scans;
}
