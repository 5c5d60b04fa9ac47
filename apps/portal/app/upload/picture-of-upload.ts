import { CallError, type Client, getUpload, type Picture } from '@kontor/contract';

/** Milliseconds between two looks, and how many there are: versions are made within a second as a rule. */
const pause = 300;
const maxLooks = 60;

/** The picture an upload becomes, waited for. @throws CallError when it is refused, or takes too long */
export async function pictureOfUpload(call: Client, token: string, signal: AbortSignal): Promise<Picture> {
  for (let look = 0; look < maxLooks; look += 1) {
    const { picture, state, refusal } = await call(getUpload, { params: { token } }, { signal });
    if (picture) return picture;
    if (state === 'refused') throw new CallError(415, 'UnsupportedMediaType', refusal ?? '');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new CallError(503, 'Unavailable', 'The picture takes too long to be made ready.');
}
