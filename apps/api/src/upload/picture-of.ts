import type { StoredPicture } from '@kontor/database';
import { versionKey } from './store/store.ts';
import type { Version } from './version.ts';

export type { StoredPicture };

/** The picture an upload became: its main address is the largest version that every browser reads. */
export function pictureOf(uploadID: string, versions: readonly Version[]): StoredPicture {
  const addressed = versions.map(({ name, ...version }) => ({
    url: `/${versionKey(uploadID, name)}`,
    ...version,
  }));
  const main = addressed.find(({ type }) => type === 'image/webp') ?? addressed[0];
  if (!main) throw new TypeError(`The upload ${uploadID} has no versions.`);
  return { upload: uploadID, url: main.url, versions: addressed };
}
