import { readFileSync } from 'node:fs';

const film = new URL('../../../portal/app/home/film/kontor-en.mp4', import.meta.url);

/** A real MP4 with H.264 and no sound, of about a megabyte. */
export function anMp4(): Buffer {
  return readFileSync(film);
}

/** The same, whose pictures are said to be of another codec: `hvc1`. */
export function mp4WithCodec(codec: string): Buffer {
  const bytes = anMp4();
  const description = bytes.indexOf('stsd');
  bytes.write(codec, bytes.indexOf('avc1', description), 'latin1');
  return bytes;
}

/** An element of EBML, whose id is written with its length. */
function element(id: number, content: Buffer | readonly Buffer[] | string | number): Buffer {
  const body =
    typeof content === 'number'
      ? Buffer.from([content])
      : Buffer.isBuffer(content)
        ? content
        : typeof content === 'string'
          ? Buffer.from(content)
          : Buffer.concat(content);
  const digits = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(digits, 'hex'), size, body]);
}

interface WebmTracks {
  docType?: string;
  video?: string;
  audio?: string;
}

/** A WebM as far as it is looked into: its head, its tracks, and a cluster of nothing. */
export function aWebm({ docType = 'webm', video = 'V_VP9', audio = 'A_OPUS' }: WebmTracks = {}): Buffer {
  const track = (number: number, type: number, codec: string) =>
    element(0xae, [element(0xd7, number), element(0x83, type), element(0x86, codec)]);
  const tracks = [...(video ? [track(1, 1, video)] : []), ...(audio ? [track(2, 2, audio)] : [])];
  return Buffer.concat([
    element(0x1a45dfa3, [element(0x4286, 1), element(0x4282, docType)]),
    element(0x18538067, [
      element(0x1549a966, [element(0x4d80, 'test'), element(0x5741, 'test')]),
      element(0x1654ae6b, tracks),
      element(0x1f43b675, [element(0xe7, 0), element(0xa3, Buffer.alloc(2_000))]),
    ]),
  ]);
}
