import type { SignedUpload } from '@kontor/contract';

/** Sends a form with a file as a browser does. `fields` come first. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  file: { bytes: Uint8Array<ArrayBuffer>; type?: string; name?: string; field?: string } | undefined,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file)
    form.append(
      file.field ?? 'file',
      new Blob([file.bytes], { type: file.type ?? 'image/jpeg' }),
      file.name ?? 'a.jpg',
    );
  return fetch(url, { method: 'POST', body: form, headers });
}

/** Sends a file to where it was signed for; the address of the portal stands for the api's own. */
export function postSigned(
  api: string,
  { url, fields }: SignedUpload['signedPost'],
  bytes: Uint8Array<ArrayBuffer>,
  changes: Record<string, string | undefined> = {},
): Promise<Response> {
  const changed = Object.entries({ ...fields, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const address = new URL(new URL(url).pathname, api).href;
  return postForm(address, Object.fromEntries(changed), { bytes, type: fields['Content-Type'] ?? '' });
}
