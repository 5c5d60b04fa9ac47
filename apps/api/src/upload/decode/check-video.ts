import { type ITrackInfo, parseFromTokenizer, TrackType } from 'music-metadata';
import { AbstractTokenizer, EndOfStreamError, type IReadChunkOptions } from 'strtok3';
import type { Refusal } from '../refused.ts';
import { endsWhole } from './ebml-end.ts';
import type { RemoteFile } from './remote-file.ts';

/** What browsers play of a container, by the names it has for codecs. */
interface Playable {
  video: RegExp;
  audio: RegExp;
}

/** H.264, VP9 and AV1, with AAC (or MP3, which bears its name), Opus and MP3. HEVC is played by some browsers on some machines. */
const mp4: Playable = { video: /^(avc[1-4]|vp09|av01)$/, audio: /^(mp4a|Opus|\.mp3)$/ };
const webm: Playable = { video: /^V_(VP8|VP9|AV1)$/, audio: /^A_(OPUS|VORBIS)$/ };

/** An MP4 or WebM file that browsers play, by its container and the codecs of its tracks. */
export async function checkVideo(file: RemoteFile, contentType: string): Promise<Refusal | undefined> {
  const head = await file.read(0, Math.min(file.size, 64));
  const isMp4 = head.toString('latin1', 4, 8) === 'ftyp';
  const isWebm = head.toString('latin1', 0, 4) === '\x1a\x45\xdf\xa3';
  if (!isMp4 && !isWebm) return 'notAVideo';
  if (isMp4 !== (contentType === 'video/mp4')) return 'anotherType';
  if (isWebm && !(await endsWhole(file))) return 'brokenFile';
  const { format, quality } = await parseFromTokenizer(new FileTokenizer(file, contentType), {
    skipPostHeaders: true,
    skipCovers: true,
  });
  if (quality.warnings.length > 0) return 'brokenFile';
  if (isWebm && format.container !== 'EBML/webm') return format.container ? 'anotherType' : 'brokenFile';
  return refusalOfTracks(format.trackInfo, isMp4 ? mp4 : webm);
}

function refusalOfTracks(tracks: readonly ITrackInfo[], playable: Playable): Refusal | undefined {
  const codecsOf = (type: TrackType) =>
    tracks.filter((track) => track.type === type).map(({ codecId = '' }) => codecId);
  const videos = codecsOf(TrackType.video);
  if (videos.length === 0) return 'notAVideo';
  if (!videos.every((codec) => playable.video.test(codec))) return 'videoCodec';
  return codecsOf(TrackType.audio).every((codec) => playable.audio.test(codec)) ? undefined : 'audioCodec';
}

/** Reads the parts of a file that the parser asks for. */
class FileTokenizer extends AbstractTokenizer {
  readonly fileInfo: { size: number; mimeType: string };
  readonly #file: RemoteFile;

  constructor(file: RemoteFile, mimeType: string) {
    super();
    this.#file = file;
    this.fileInfo = { size: file.size, mimeType };
  }

  async readBuffer(buffer: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const read = await this.peekBuffer(buffer, options);
    this.position = (options?.position ?? this.position) + read;
    return read;
  }

  async peekBuffer(buffer: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(buffer, options);
    const there = Math.max(0, Math.min(this.#file.size - position, length));
    if (there < length && !mayBeLess) throw new EndOfStreamError();
    buffer.set(await this.#file.read(Math.min(position, this.#file.size), there));
    return there;
  }

  override supportsRandomAccess(): boolean {
    return true;
  }

  setPosition(position: number): void {
    this.position = position;
  }
}
