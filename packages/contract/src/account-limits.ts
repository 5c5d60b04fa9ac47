/** Sizes in the forms of the account service, in characters. */
export const accountLimits = {
  name: 100,
  email: 254,
  shortestPassword: 10,
  longestPassword: 128,
  passkeyName: 60,
} as const;
