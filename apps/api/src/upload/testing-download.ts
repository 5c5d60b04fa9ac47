import { expect } from 'vitest';

/** Checks that a PDF comes as a file to keep, whole and under its title, and that nothing of it may run or be cached. */
export async function expectDownload(answer: Response, title: string, bytes: Uint8Array): Promise<void> {
  const header = (name: string) => answer.headers.get(name);
  expect([answer.status, header('content-type')]).toEqual([200, 'application/pdf']);
  expect(header('content-disposition')).toMatch(/^attachment; filename="/);
  expect(header('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(title)}.pdf`);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('content-security-policy')).toContain('sandbox');
  expect(header('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
}
