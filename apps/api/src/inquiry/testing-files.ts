import type { TestApi } from '../test/api.ts';
import { sharedPreparing } from '../upload/testing-preparing.ts';
import { sentFile } from '../upload/testing-sent-file.ts';
import { zipOf } from '../upload/testing-zip.ts';

export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const aStep = () =>
  Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=POINT();\nENDSEC;\nEND-ISO-10303-21;\n');
export const aDxf = () =>
  Buffer.from('999\r\nShaft\r\n  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n');
export const aDwg = () => Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200, 7)]);
export const aCsv = () => Buffer.from('article;pieces\nHK 75;24\n');

/** A file of Office Open XML as far as it is looked into. */
export function officeOf(main: string, { parts = [] as string[], types = '<Types/>' } = {}): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: main, content: '<a/>' },
    ...parts.map((name) => ({ name, content: 'a' })),
  ]);
}

/** Sends files for messages in the tests of a file. */
export function filesIn(api: TestApi) {
  const preparing = sharedPreparing(api);
  /** @returns the token of a file that is ready */
  const aFile = ({ token }: { token: string }, contentType = 'text/csv', bytes: Buffer = aCsv()) =>
    sentFile(api, preparing, { token, purpose: 'inquiry-file', contentType, bytes });
  return { preparing, aFile };
}
