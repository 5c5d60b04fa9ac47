import { type FilePurpose, signUpload } from '@kontor/contract';
import type { TestApi } from '../test/api.ts';
import { postSigned } from './testing-posts.ts';
import { prepareNext, type TestPreparing } from './testing-preparing.ts';

/** A file that is no picture, which somebody sent and which was made ready. @returns its token */
export async function sentFile(
  api: TestApi,
  preparing: TestPreparing,
  {
    token,
    purpose,
    contentType,
    bytes,
  }: { token: string; purpose: FilePurpose; contentType: string; bytes: Buffer },
): Promise<string> {
  const body = { purpose, contentType, fileSize: bytes.length };
  const upload = await api.client(token)(signUpload, { body });
  const { status } = await postSigned(api.url, upload.signedPost, new Uint8Array(bytes));
  if (status !== 200) throw new Error(`The file was answered with ${status}.`);
  while (await prepareNext(preparing));
  return upload.token;
}
