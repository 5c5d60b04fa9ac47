import type { FileIssueCode } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a file that is no picture, in words; ids as in `issue-texts.ts`. */
export const fileIssueTexts: Record<FileIssueCode, MessageDescriptor> = {
  fileTooLarge: msg({ id: 'issue.fileTooLarge', message: 'This file is too large: at most {limit} MB.' }),
  anotherType: msg({
    id: 'issue.anotherType',
    message: 'This type of file is not accepted here, or the file is not of the type its name says.',
  }),
  notAVideo: msg({
    id: 'issue.notAVideo',
    message: 'This is not a video. Please choose an MP4 or WebM file.',
  }),
  videoCodec: msg({
    id: 'issue.videoCodec',
    message:
      'Browsers cannot play this video. Please save it as MP4 with H.264 (or VP9, AV1), or as WebM, and choose that file.',
  }),
  audioCodec: msg({
    id: 'issue.audioCodec',
    message:
      'Browsers cannot play the sound of this video. Please save it with AAC, MP3 or Opus sound and choose that file.',
  }),
  notAPdf: msg({ id: 'issue.notAPdf', message: 'This is not a PDF file. Please choose a PDF.' }),
  notATable: msg({
    id: 'issue.notATable',
    message: 'This is not a table. Please choose a CSV or XLSX file.',
  }),
  notADocument: msg({
    id: 'issue.notADocument',
    message: 'This is not a text document. Please choose a DOCX file.',
  }),
  notADrawing: msg({
    id: 'issue.notADrawing',
    message: 'This is not a drawing of the type its name says. Please choose a STEP, DXF or DWG file.',
  }),
  notAPicture: msg({
    id: 'issue.notAPicture',
    message:
      'This picture cannot be shown. Please choose a JPEG, PNG, WebP or AVIF with up to 24 million pixels.',
  }),
  hasMacros: msg({
    id: 'issue.hasMacros',
    message: 'This file contains macros or controls. Please save it without them.',
  }),
  notAnArchive: msg({
    id: 'issue.notAnArchive',
    message: 'This is not a ZIP archive with files in it. Please choose another.',
  }),
  lockedFile: msg({
    id: 'issue.lockedFile',
    message: 'This file is protected by a password. Please save it without one.',
  }),
  unpacksTooLarge: msg({
    id: 'issue.unpacksTooLarge',
    message: 'This file contains more than can be unpacked. Please split it into several files.',
  }),
  emptyFile: msg({ id: 'issue.emptyFile', message: 'This file is empty. Please choose another.' }),
  brokenFile: msg({
    id: 'issue.brokenFile',
    message: 'This file is damaged or incomplete. Please save it again and choose that file.',
  }),
};
