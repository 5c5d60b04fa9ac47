/** Seconds for which a login, or the password given again, counts as fresh. */
export const freshSeconds = 300;
