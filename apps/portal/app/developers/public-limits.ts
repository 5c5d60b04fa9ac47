/** Requests a visitor may make in a minute where the operator has set nothing else. A test holds them to the server's. */
export const perMinute = { read: 3_000, search: 600, sitemap: 300 };

/** Largest body of a search, in kilobytes. */
export const longestBody = 16;

/** Maximum number of results in one answer, and of results that may be skipped before them. */
export const pageOfResults = { maximum: 50, furthest: 9_995 };
