import { randomBytes } from 'node:crypto';

/** Marks the scripts of one page as ours. Undefined while developing: Vite's own scripts and styles are inline, so there is no policy. */
export function pageNonce(): string | undefined {
  return import.meta.env.DEV ? undefined : randomBytes(16).toString('base64url');
}

/** The attribute by which a script is known as ours while its page is made: React Router writes it on all of its own. */
export function markOf(mark: string): string {
  return ` nonce="${mark}"`;
}
