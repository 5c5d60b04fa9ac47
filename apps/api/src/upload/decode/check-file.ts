import type { FileCheck } from '@kontor/contract';
import type { Refusal } from '../refused.ts';
import type { ShownSize } from '../shown-size.ts';
import { checkArchive, checkWorkbook } from './check-archive.ts';
import { checkAttachment } from './check-attachment.ts';
import { checkPdf } from './check-pdf.ts';
import { checkText } from './check-text.ts';
import { checkVideo } from './check-video.ts';
import type { RemoteFile } from './remote-file.ts';

type FileChecks = Record<
  Exclude<FileCheck, 'picture'>,
  (file: RemoteFile, contentType: string) => Promise<Refusal | ShownSize | undefined>
>;

const checks: FileChecks = {
  video: checkVideo,
  pdf: checkPdf,
  archive: checkArchive,
  attachment: checkAttachment,
  table: (file, contentType) => (contentType === 'text/csv' ? checkText(file) : checkWorkbook(file)),
};

/**
 * What speaks against a file that is no picture, by what is in it; of a picture that stays as it was sent how large it is shown.
 * @throws whatever the readers of its format throw
 */
export async function checkFile(
  file: RemoteFile,
  check: FileCheck,
  contentType: string,
): Promise<Refusal | ShownSize | undefined> {
  return check === 'picture' ? 'anotherType' : checks[check](file, contentType);
}
