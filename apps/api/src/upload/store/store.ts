import type { SignedUpload } from '@kontor/contract';

/** A file that is about to be sent. */
export interface AnnouncedFile {
  /** Where it will lie. */
  key: string;
  contentType: string;
  /** Bytes it has, exactly. */
  bytes: number;
}

/** Where files lie: a folder of this machine, or a store that speaks S3. Keys are ours; names of people never are part of one. */
export interface Store {
  /** Lets a browser send just this file, for ten minutes. */
  sign(file: AnnouncedFile): Promise<SignedUpload['signedPost']>;
  /** Whole or not at all; in place of one that is there. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whether there are files or not. */
  remove(keys: readonly string[]): Promise<void>;
  /** Said before a file is taken. @throws InsufficientStorage while there is too little room for more */
  checkRoom?(): Promise<void>;
  /** Removes what processes that were killed left half written. */
  tidy?(): Promise<void>;
}

/** Seconds a signed post is good for. */
export const signedFor = 600;

/** Where an upload lies as it was sent. Nobody is sent anything from there. */
export function incomingKey(uploadID: string): string {
  return `incoming/${uploadID}`;
}

/** Where a version of a picture lies, which is its public address, too. */
export function versionKey(uploadID: string, name: string): string {
  return `files/${uploadID}/${name}`;
}
