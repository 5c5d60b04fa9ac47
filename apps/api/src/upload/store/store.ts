import type { Readable } from 'node:stream';
import { fileKinds, type SignedUpload, type UploadPurpose } from '@kontor/contract';

/** A file that is about to be sent. */
export interface AnnouncedFile {
  /** Where it will lie. */
  key: string;
  contentType: string;
  /** Bytes it has, exactly. */
  bytes: number;
  /** Whether it passes through to where it lies, as files do that are no pictures. */
  isStreamed: boolean;
}

/** A file that is opened: what is read of it is of one and the same, whatever is put in its place. To be closed at the end. */
export interface OpenFile {
  /** All it has. */
  bytes: number;
  /** Bytes from `start` on; fewer at its end. */
  read(start: number, length: number): Promise<Buffer>;
  /** Bytes from `start` to `end`, which belongs to them; without them all. The file is closed with the stream. */
  stream(range?: { start: number; end: number }): Promise<Readable>;
  close(): Promise<void>;
}

/** Where files lie: a folder of this machine, or a store that speaks S3. Keys are ours; names of people never are part of one. */
export interface Store {
  /** Lets a browser send just this file, for ten minutes. */
  sign(file: AnnouncedFile): Promise<SignedUpload['signedPost']>;
  /** Whole or not at all; in place of one that is there. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** A file of which parts are read; undefined when there is none. */
  open(key: string): Promise<OpenFile | undefined>;
  /** Bytes a file has; undefined when there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Puts a file in another place, in place of one that is there. @param file the one that was looked at: no other is moved */
  move(file: OpenFile, from: string, to: string, contentType: string): Promise<void>;
  /** Whether there are files or not. */
  remove(keys: readonly string[]): Promise<void>;
  /** Said before a file of so many bytes is taken. @throws InsufficientStorage while there is too little room for more */
  checkRoom?(bytes?: number): Promise<void>;
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

/** What says where a file lies. */
export interface PlacedUpload {
  id: string;
  purpose: UploadPurpose;
  content_type: string;
}

/** Where a file that is no picture lies once it was checked: at its public address, or where nobody is sent anything from. */
export function fileKey({ id, purpose, content_type: contentType }: PlacedUpload): string {
  const { disposition, types } = fileKinds[purpose];
  return `${disposition ? 'files' : 'private'}/${id}/file.${types[contentType] ?? 'bin'}`;
}
