import { KontorError } from '@kontor/server';

/** Whether an address would leave `/api/v1` once somebody resolves it, however its dots and slashes are written, and how often. */
export function goesUp(url: string): boolean {
  let path = url.split('?', 1)[0] ?? '';
  for (let before = ''; before !== path; ) {
    before = path;
    path = path
      .replace(/%25/g, '%')
      .replace(/%2e/gi, '.')
      .replace(/%2f|%5c|\\/gi, '/');
  }
  // Also three dots and more: what hands the address on takes none of them.
  return path.includes('/..') || path.includes('../');
}

export function goesUpRefusal(): KontorError {
  return new KontorError('BadRequest', 'Addresses of the API have no dots to resolve.');
}
