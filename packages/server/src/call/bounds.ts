import type { Call } from '@kontor/contract';

const kilobyte = 1024;
/** What a form has beside its file: fields, and the headers of its parts. */
const formOverhead = 64 * kilobyte;

/** Whether a call may change something. */
export function mayChange({ changes, method }: Call): boolean {
  return changes ?? method !== 'GET';
}

/** The largest body a call takes, in bytes. */
export function maxBodyBytesOf(call: Call): number {
  if (call.file) return call.file.maxBytes + formOverhead;
  return call.maxBodyBytes ?? (mayChange(call) ? 64 : 16) * kilobyte;
}

/** The largest bodies of several calls, in bytes: of a form with a file that is not streamed, and of any other. */
export function largestBodiesOf(calls: readonly Call[]): { form: number; body: number } {
  const largest = (some: readonly Call[]) => Math.max(0, ...some.map(maxBodyBytesOf));
  return {
    form: largest(calls.filter(({ file }) => file && !file.isStreamed)),
    body: largest(calls.filter(({ file }) => !file)),
  };
}
