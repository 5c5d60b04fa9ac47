import { CallError, type SignedUpload } from '@kontor/contract';

interface Sending {
  /** Hears which share was sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** What our own store said; what one that is not ours answers with is no envelope. */
function refusalOf(status: number, text: string): CallError {
  const otherwise = `The store answered ${status}`;
  try {
    const { name = 'Refused', message = otherwise, issues } = JSON.parse(text);
    return new CallError(status, String(name), String(message), Array.isArray(issues) ? { issues } : {});
  } catch (cause) {
    return new CallError(status, 'Refused', otherwise, {}, cause);
  }
}

/**
 * Sends a file to where it was signed for. `fetch` does not tell how far it is, so it is the older way. @throws CallError,
 * the signal's reason when it is called off
 */
export function sendFile(
  { url, fields }: SignedUpload['signedPost'],
  file: Blob,
  { onProgress, signal }: Sending,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const callOff = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve();
      reject(refusalOf(status, responseText));
    };
    request.onerror = () => reject(new CallError(0, 'Unreachable', 'The store cannot be reached'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', callOff);
    signal.addEventListener('abort', callOff);
    if (signal.aborted) return reject(signal.reason);
    request.open('POST', url);
    request.send(form);
  });
}
