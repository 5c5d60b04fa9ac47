/** Of an e-mail address, in characters (RFC 5321). */
export const longestEmail = 254;

/** Sizes in the forms of the account service, in characters. */
export const accountLimits = {
  name: 100,
  email: longestEmail,
  shortestPassword: 10,
  longestPassword: 128,
  passkeyName: 60,
} as const;
