/** Requests a visitor may make in a minute where the operator has set nothing else. A test holds them to the server's. */
export const perMinute = { read: 3_000, search: 600, sitemap: 300 };

/** Largest body of a search, in kilobytes. */
export const longestBody = 16;

/** Most results of one answer, and most that may be passed over before them. */
export const pageOfResults = { most: 50, furthest: 9_995 };
