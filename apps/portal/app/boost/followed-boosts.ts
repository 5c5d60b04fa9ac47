const key = 'followed-boosts';

/** The boosts that were followed in this visit, by the business each is of. Nothing of it leaves the browser. */
function read(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    // Where a browser stores nothing, a request is not known to come from a boost.
    return {};
  }
}

export function rememberFollowed(businessID: string, boostID: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), [businessID]: boostID }));
  } catch {
    // As above.
  }
}

/** The boost by which a business was come to in this visit. */
export function followedBoost(businessID: string): string | undefined {
  return read()[businessID];
}
