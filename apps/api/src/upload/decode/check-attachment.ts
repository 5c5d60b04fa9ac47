import { pictureTypeOf } from '../picture-type.ts';
import type { Refusal } from '../refused.ts';
import type { ShownSize } from '../shown-size.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkOffice, textDocument, workbook } from './check-office.ts';
import { checkPdf } from './check-pdf.ts';
import { checkText } from './check-text.ts';
import { inspectPicture, shownSize } from './inspect-picture.ts';
import type { RemoteFile } from './remote-file.ts';

/** What comes with a message, by the type it is said to be of: a document, a table, a drawing or a picture, as it was sent. */
export function checkAttachment(
  file: RemoteFile,
  contentType: string,
): Promise<Refusal | ShownSize | undefined> {
  switch (contentType) {
    case 'application/pdf':
      return checkPdf(file);
    case 'text/csv':
      return checkText(file);
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return checkOffice(file, workbook);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return checkOffice(file, textDocument);
    case 'model/step':
    case 'image/vnd.dxf':
    case 'image/vnd.dwg':
      return checkDrawing(file, contentType);
    default:
      return checkSentPicture(file, contentType);
  }
}

/** A picture that stays as it was sent, by its head and its structure. */
async function checkSentPicture(file: RemoteFile, contentType: string): Promise<Refusal | ShownSize> {
  const bytes = await file.read(0, file.size);
  if (pictureTypeOf(bytes) !== contentType) return 'anotherType';
  const fault = await inspectPicture(bytes, { contentType });
  if (fault?.refusal === 'broken') return 'brokenFile';
  return fault ? 'notAPicture' : shownSize(bytes);
}
