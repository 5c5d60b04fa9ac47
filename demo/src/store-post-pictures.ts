import { readFileSync } from 'node:fs';
import { pictureOf, type Store, versionKey } from '@kontor/api/upload';
import { makeVersions } from '@kontor/api/upload/versions';
import type { StoredPicture } from '@kontor/database';
import { addDays } from './invent/calendar.ts';
import { demoId } from './invent/demo-id.ts';
import { postPictures } from './invent/invent-posts.ts';

/** A picture of a post that lies in the store, with the row of its upload. */
export interface PostPicture {
  name: string;
  picture: StoredPicture;
  upload: object;
}

/** Puts the pictures of posts where an upload of each would have put them, in all their sizes. */
export async function storePostPictures(store: Store, day: string): Promise<PostPicture[]> {
  const stored: PostPicture[] = [];
  for (const { name, authorID, daysAgo } of postPictures()) {
    const bytes = readFileSync(new URL(`../pictures/${name}.webp`, import.meta.url));
    const id = demoId('upload', name);
    const made = await makeVersions(bytes, 'post-picture');
    for (const { version, bytes: content } of made)
      await store.write(versionKey(id, version.name), content, version.type);
    const versions = made.map(({ version }) => version);
    const at = addDays(day, -daysAgo);
    stored.push({
      name,
      picture: pictureOf(id, versions),
      upload: {
        id,
        person_id: authorID,
        purpose: 'post-picture',
        content_type: 'image/webp',
        bytes: bytes.length,
        state: 'ready',
        versions,
        failures: 0,
        created_at: at,
        used_at: at,
      },
    });
  }
  return stored;
}
