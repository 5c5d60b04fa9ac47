import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KontorError } from '@kontor/server';
import { codeOf, openFile, ownersAlone, readIfThere, removeLeft, writeFlushed } from './disk.ts';
import { signPost } from './post-policy.ts';
import { asOutOfRoom, type Volume, watchRoom } from './room.ts';
import { type AnnouncedFile, type OpenFile, type Store, signedFor } from './store.ts';

/** A file that arrived whole, and is not in its place yet. */
interface ArrivedFile {
  file: OpenFile;
  /** Puts it in its place, in place of one that is there. */
  keep(key: string): Promise<void>;
  /** Closes it; unless it was kept, it is gone. */
  close(): Promise<void>;
}

/** A store in a folder. Browsers send to us, so it also tells what it signs with. */
export interface FolderStore extends Store {
  secret(): Promise<string>;
  /**
   * Takes a file as it arrives, to the disk and not to memory. @throws BadRequest when it has not just so many bytes,
   * InsufficientStorage
   */
  receive(source: AsyncIterable<Uint8Array>, bytes: number): Promise<ArrivedFile>;
}

const secretBytes = 32;

/**
 * A folder of this machine, made when it is first needed; several processes may share it.
 * @param postTo where browsers send files to
 * @param minimumFree bytes of the volume that are left free: below them no file is taken
 */
export function openFolderStore(
  folder: string,
  postTo: (file: AnnouncedFile) => string,
  { minimumFree = 0, volume }: { minimumFree?: number; volume?: Volume | undefined } = {},
): FolderStore {
  const aside = join(folder, 'aside');
  const checkVolume = watchRoom(folder, minimumFree, volume);
  let secret: Promise<string> | undefined;

  /** Written aside, flushed to the disk, then put in place: a killed process leaves no part of a file there. */
  async function put(path: string, bytes: Uint8Array): Promise<void> {
    const name = join(aside, randomUUID());
    try {
      await mkdir(aside, ownersAlone);
      await writeFlushed(name, bytes);
      await mkdir(dirname(path), ownersAlone);
      await rename(name, path);
    } catch (error) {
      await rm(name, { force: true });
      throw asOutOfRoom(error);
    }
  }

  async function putInPlace(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), ownersAlone);
    await rename(from, to);
  }

  async function receive(source: AsyncIterable<Uint8Array>, bytes: number): Promise<ArrivedFile> {
    const name = join(aside, randomUUID());
    try {
      await mkdir(aside, ownersAlone);
      await writeFlushed(name, ofSize(source, bytes));
      const file = await openFile(name);
      if (!file) throw new TypeError(`${name} is gone.`);
      return {
        file,
        keep: (key) => putInPlace(name, pathOf(folder, key)),
        async close() {
          await file.close();
          await rm(name, { force: true });
        },
      };
    } catch (error) {
      await rm(name, { force: true });
      throw asOutOfRoom(error);
    }
  }

  async function checkRoom(bytes = 0): Promise<void> {
    if (minimumFree === 0) return;
    try {
      await mkdir(folder, ownersAlone);
    } catch (error) {
      throw asOutOfRoom(error);
    }
    await checkVolume(bytes);
  }

  async function storedSecret(): Promise<string> {
    secret ??= createSecret(join(folder, 'secret'), aside);
    try {
      return await secret;
    } catch (error) {
      // What could not be read once is tried again.
      secret = undefined;
      throw asOutOfRoom(error);
    }
  }

  return {
    secret: storedSecret,
    async sign(file) {
      const expires = new Date(Date.now() + signedFor * 1_000);
      const fields = { ...signPost(file, { secret: await storedSecret(), expires }) };
      return { url: postTo(file), fields };
    },
    write: (key, bytes) => put(pathOf(folder, key), bytes),
    read: (key) => readIfThere(pathOf(folder, key)),
    receive,
    open: (key) => openFile(pathOf(folder, key)),
    async sizeOf(key) {
      const file = await openFile(pathOf(folder, key));
      await file?.close();
      return file?.bytes;
    },
    // Whatever lies there was checked as it arrived.
    move: (_file, from, to) => putInPlace(pathOf(folder, from), pathOf(folder, to)),
    async remove(keys) {
      for (const key of keys) await rm(pathOf(folder, key), { force: true });
    },
    checkRoom,
    tidy: () => removeLeft(aside),
  };
}

/** Keys are made by us of ids and names of versions; anything else is a mistake, not a path. */
function pathOf(folder: string, key: string): string {
  if (!/^[a-z]+(\/[\w-]+(\.[a-z0-9]+)?)+$/.test(key)) throw new TypeError(`${key} is no key of a file.`);
  return join(folder, key);
}

/** @throws BadRequest as soon as there are more bytes, or at the end when there are fewer */
async function* ofSize(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  for await (const chunk of source) {
    arrived += chunk.length;
    if (arrived > bytes) break;
    yield chunk;
  }
  if (arrived === bytes) return;
  const has = arrived > bytes ? 'more' : arrived;
  throw new KontorError('BadRequest', `The file has ${has} bytes; ${bytes} were announced.`);
}

/** Made by whoever comes first, and linked into place whole: two at once agree. */
async function createSecret(path: string, aside: string): Promise<string> {
  const known = await readIfThere(path);
  if (known) return known.toString();
  const name = join(aside, randomUUID());
  await mkdir(aside, ownersAlone);
  await writeFlushed(name, Buffer.from(randomBytes(secretBytes).toString('base64url')));
  try {
    await link(name, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(name, { force: true });
  }
  return (await readFile(path)).toString();
}
