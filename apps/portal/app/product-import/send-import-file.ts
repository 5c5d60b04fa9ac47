import { type Client, fileTypeOf, signUpload, type UploadPurpose } from '@kontor/contract';
import { sendFile } from '../upload/send-file.ts';

interface Sending {
  call: Client;
  purpose: Extract<UploadPurpose, 'product-import' | 'product-import-pictures'>;
  /** Hears which share was sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a table or a ZIP. @returns what an import names it by, undefined for a file of another kind @throws CallError */
export async function sendImportFile(
  file: File,
  { call, purpose, onProgress, signal }: Sending,
): Promise<{ token: string; fileName: string } | undefined> {
  const contentType = fileTypeOf(file.name, purpose);
  if (!contentType) return undefined;
  const body = { contentType, fileSize: file.size, purpose };
  const { signedPost, token } = await call(signUpload, { body }, { signal });
  await sendFile(signedPost, file, { onProgress, signal });
  return { token, fileName: file.name.slice(-200) };
}
