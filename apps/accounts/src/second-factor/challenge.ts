import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthEndpoint } from '@better-auth/core/api';

const cookieName = 'two_factor';

/**
 * Tells who gave the right password and owes the second factor, by the cookie that better-auth gave them. Server-side alone.
 */
export const challengePlugin = {
  id: 'kontor-challenge',
  endpoints: {
    findChallenged: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(cookieName);
      const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
      if (!challenge) return { userID: undefined };
      const found = await ctx.context.internalAdapter.findVerificationValue(challenge);
      return { userID: found && found.expiresAt > new Date() ? found.value : undefined };
    }),
  },
} satisfies BetterAuthPlugin;

/** The headers without a login: whoever owes the second factor is judged by that alone. */
export function challengeAlone(headers: Headers): Headers {
  const alone = new Headers(headers);
  const cookies = headers.get('cookie')?.split('; ') ?? [];
  alone.set('cookie', cookies.filter((each) => each.split('=')[0]?.endsWith(`.${cookieName}`)).join('; '));
  return alone;
}
