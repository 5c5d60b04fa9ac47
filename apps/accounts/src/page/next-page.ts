const pageThatNeedsLogin = /^\/security(?:\/[a-z-]{1,40}){0,2}$/;

/**
 * The page of ours somebody wanted when they were asked to log in, as `next` names it; undefined for anything but a path
 * of the pages about an account's security.
 */
export function nextPageOf(given: unknown): string | undefined {
  return typeof given === 'string' && pageThatNeedsLogin.test(given) ? given : undefined;
}
