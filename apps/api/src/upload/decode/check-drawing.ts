import type { Refusal } from '../refused.ts';
import type { RemoteFile } from './remote-file.ts';

const headBytes = 4_096;
const tailBytes = 1_024;

/** What a drawing begins and ends as. */
interface Form {
  begins: RegExp;
  ends?: RegExp;
  /** It holds no byte that no text holds. */
  isText?: true;
}

/** STEP is ISO 10303-21. */
const step: readonly Form[] = [
  { begins: /^(\xef\xbb\xbf)?\s*ISO-10303-21;/, ends: /END-ISO-10303-21;\s*$/, isText: true },
];
/** As text, comments before the first section, and as the binary form of it. */
const dxf: readonly Form[] = [
  {
    begins: /^(\xef\xbb\xbf)?(?:[ \t]*999\r?\n[^\n]*\n)*[ \t]*0\r?\n[ \t]*SECTION\r?\n/,
    ends: /\n[ \t]*0\r?\n[ \t]*EOF\s*$/,
    isText: true,
  },
  { begins: /^AutoCAD Binary DXF\r\n[^\n]\0/ },
];
/** From release 2.0 on, by the version that stands first. */
const dwg: readonly Form[] = [{ begins: /^AC10[0-9]{2}[\s\S]{58}/ }];

const formsOf: Readonly<Record<string, readonly Form[]>> = {
  'model/step': step,
  'image/vnd.dxf': dxf,
  'image/vnd.dwg': dwg,
};

/** A drawing by its first and last bytes. */
export async function checkDrawing(file: RemoteFile, contentType: string): Promise<Refusal | undefined> {
  const head = (await file.read(0, Math.min(headBytes, file.size))).toString('latin1');
  const form = formsOf[contentType]?.find(({ begins }) => begins.test(head));
  if (!form) return 'notADrawing';
  if (form.isText && head.includes('\0')) return 'notADrawing';
  const length = Math.min(tailBytes, file.size);
  const tail = (await file.read(file.size - length, length)).toString('latin1');
  return form.ends && !form.ends.test(tail) ? 'brokenFile' : undefined;
}
