import { expect, test } from 'vitest';
import { sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts();

test.each([
  ['/login', 'current-password'],
  ['/register', 'new-password'],
])(
  '%s: the password is masked, and for managers of passwords to fill in and to paste',
  async (path, kind) => {
    const { text } = await accounts.browser().get(path);
    const fields = [...text.matchAll(/<input[^>]*name="password"[^>]*>/g)].map(([field]) => field);
    expect(fields).toHaveLength(1);
    expect(fields[0]).toContain('type="password"');
    expect(fields[0]?.toLowerCase()).toContain(`autocomplete="${kind}"`);
    // Nothing shorter than what is taken is all that fits.
    expect(Number(/maxlength="(\d+)"/i.exec(fields[0] ?? '')?.[1] ?? 1_000)).toBeGreaterThanOrEqual(128);
    expect(text).not.toMatch(/onpaste/i);
  },
);
