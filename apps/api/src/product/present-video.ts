import type { Product } from '@kontor/contract';
import type { StoredFile } from '@kontor/database';
import { presentFile } from '../upload/file-of.ts';

/** A video of a product as its row has it. */
export interface ProductVideo {
  id: string;
  video: StoredFile;
  title: string | null;
}

export function presentVideo({ id, video, title }: ProductVideo): Product['videos'][number] {
  return { videoID: id, ...presentFile(video), title: title ?? undefined };
}
