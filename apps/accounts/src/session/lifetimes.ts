/** Seconds an access token lives. */
export const accessSeconds = 15 * 60;

/** Seconds a refresh token lives. */
export const refreshSeconds = 30 * 24 * 3_600;
