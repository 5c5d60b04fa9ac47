import { type FilePurpose, fileKinds } from '@kontor/contract';
import type { StoredFile } from '@kontor/database';
import type { ShownSize } from './shown-size.ts';
import { fileKey } from './store/store.ts';

/** A file that is no picture, once it was looked into. */
export interface ReadyFile {
  /** The upload it was sent as. */
  upload: string;
  /** Its public address, where it has one. */
  url?: string;
  contentType: string;
  bytes: number;
  /** Of a picture that stays as it was sent. */
  shown?: ShownSize;
}

export function fileOf(
  upload: string,
  { purpose, contentType, bytes }: { purpose: FilePurpose; contentType: string; bytes: number },
): ReadyFile {
  const key = fileKey({ id: upload, purpose, content_type: contentType });
  const url = fileKinds[purpose].disposition && `/${key}`;
  return { upload, ...(url ? { url } : {}), contentType, bytes };
}

/** One that people are shown, as a row stores it. */
export function shownFile({ url, shown: _, ...file }: ReadyFile): StoredFile {
  if (url === undefined) throw new TypeError(`The upload ${file.upload} is shown to nobody.`);
  return { ...file, url };
}

/** A file as a row stores it, for an answer. */
export function presentFile({ upload: _, ...shown }: StoredFile): Omit<StoredFile, 'upload'> {
  return shown;
}
