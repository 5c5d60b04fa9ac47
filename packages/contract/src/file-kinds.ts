import { maxPictureBytes } from './picture-limits.ts';
import type { FilePurpose, PicturePurpose, UploadPurpose } from './upload-purpose.ts';

const megabyte = 1024 * 1024;

/** Media types of each form a file may have, with the ending of its name. */
type FileTypes = Readonly<Record<string, string>>;

/** What the bytes of a file are checked as. Pictures alone are also decoded, and encoded again. */
export type FileCheck = 'picture' | 'video' | 'pdf' | 'table' | 'archive' | 'attachment';

/** What is taken for a purpose, and what becomes of it. */
export interface FileKind {
  types: FileTypes;
  /** Largest file in bytes. */
  maxBytes: number;
  check: FileCheck;
  /** Whether it is encoded again in several sizes, and the file as it was sent is deleted. */
  isReencoded: boolean;
  /** How browsers are told to show it at its public address; without it the file is sent to nobody. */
  disposition?: 'inline' | 'attachment';
}

const picture: FileKind = {
  types: { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif' },
  maxBytes: maxPictureBytes,
  check: 'picture',
  isReencoded: true,
  disposition: 'inline',
};

/** MP4 with H.264, VP9 or AV1, WebM with VP8, VP9 or AV1: what browsers play. */
const video: FileKind = {
  types: { 'video/mp4': 'mp4', 'video/webm': 'webm' },
  maxBytes: 50 * megabyte,
  check: 'video',
  isReencoded: false,
  disposition: 'inline',
};

/** For whom a document is, it is to keep: no browser opens it as a part of the site. */
const pdf: FileKind = {
  types: { 'application/pdf': 'pdf' },
  maxBytes: 20 * megabyte,
  check: 'pdf',
  isReencoded: false,
  disposition: 'attachment',
};

const pictureKinds: Record<PicturePurpose, FileKind> = {
  'profile-photo': picture,
  'cover-photo': picture,
  'business-profile-photo': picture,
  'business-cover-photo': picture,
  'certificate-photo': picture,
  'product-photo': picture,
  'post-picture': picture,
};

const otherKinds: Record<FilePurpose, FileKind> = {
  'business-video': video,
  'product-video': video,
  'certificate-document': pdf,
  'product-data-sheet': pdf,
  'product-import': {
    types: {
      'text/csv': 'csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    },
    maxBytes: 20 * megabyte,
    check: 'table',
    isReencoded: false,
  },
  'product-import-pictures': {
    types: { 'application/zip': 'zip' },
    maxBytes: 200 * megabyte,
    check: 'archive',
    isReencoded: false,
  },
  // For the two sides of a conversation alone, so it has no address.
  'inquiry-file': {
    types: {
      'application/pdf': 'pdf',
      ...picture.types,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
      'text/csv': 'csv',
      'model/step': 'step',
      'image/vnd.dxf': 'dxf',
      'image/vnd.dwg': 'dwg',
    },
    maxBytes: 20 * megabyte,
    check: 'attachment',
    isReencoded: false,
  },
};

/** Endings that mean the same as one that is written here. */
const otherEndings: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', stp: 'step', p21: 'step' };

/** Every kind of file that is taken, by its purpose. */
export const fileKinds: Record<UploadPurpose, FileKind> = { ...pictureKinds, ...otherKinds };

/** The media types of all kinds of files. */
export const fileTypes = [...new Set(Object.values(fileKinds).flatMap(({ types }) => Object.keys(types)))];

/** Bytes of the largest file of any kind. */
export const maxFileBytes = Math.max(...Object.values(fileKinds).map(({ maxBytes }) => maxBytes));

/**
 * The media type a file is announced as, by the ending of its name: what browsers and systems say of tables and archives
 * differs. @returns undefined for what is not taken for the purpose
 */
export function fileTypeOf(name: string, purpose: UploadPurpose): string | undefined {
  const written = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const ending = otherEndings[written] ?? written;
  return Object.entries(fileKinds[purpose].types).find(([, known]) => known === ending)?.[0];
}
