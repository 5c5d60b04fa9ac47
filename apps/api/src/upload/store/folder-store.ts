import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signPost } from './post-policy.ts';
import { asOutOfRoom, type Volume, watchRoom } from './room.ts';
import { type Store, signedFor } from './store.ts';

/** A store in a folder. Browsers send to us, so it also tells what it signs with. */
export interface FolderStore extends Store {
  secret(): Promise<string>;
}

const secretBytes = 32;
/** Milliseconds after which nobody is still writing a file. */
const leftAfter = 60 * 60 * 1_000;
const ownersAlone = { recursive: true, mode: 0o700 } as const;

/**
 * A folder of this machine, made when it is first needed; several processes may share it.
 * @param postTo where browsers send files to
 * @param minimumFree bytes of the volume that are left free: below them no file is taken
 */
export function openFolderStore(
  folder: string,
  postTo: string,
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

  async function checkRoom(): Promise<void> {
    if (minimumFree === 0) return;
    try {
      await mkdir(folder, ownersAlone);
    } catch (error) {
      throw asOutOfRoom(error);
    }
    await checkVolume();
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
      return { url: postTo, fields: { ...signPost(file, { secret: await storedSecret(), expires }) } };
    },
    write: (key, bytes) => put(pathOf(folder, key), bytes),
    read: (key) => readIfThere(pathOf(folder, key)),
    async remove(keys) {
      for (const key of keys) await rm(pathOf(folder, key), { force: true });
    },
    checkRoom,
    tidy: () => removeLeft(aside),
  };
}

/** Keys are made by us of ids and names of versions; anything else is a mistake, not a path. */
function pathOf(folder: string, key: string): string {
  if (!/^[a-z]+(\/[\w-]+(\.[a-z]+)?)+$/.test(key)) throw new TypeError(`${key} is no key of a file.`);
  return join(folder, key);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files that were begun so long ago that whoever wrote them is gone. */
async function removeLeft(folder: string): Promise<void> {
  await mkdir(folder, ownersAlone);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const begun = await timeOf(path);
    if (begun !== undefined && begun < Date.now() - leftAfter) await rm(path, { force: true });
  }
}

/** When a file was last written to; undefined when it was put in place meanwhile. */
async function timeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
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

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
