declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Who asks not to be tracked is not even counted. */
export const mayBeCounted = (): boolean => !navigator.globalPrivacyControl && navigator.doNotTrack !== '1';

/** Adds to a count of the portal or the API: no cookie, and still sent when the page is left meanwhile. */
export const sendCount = (path: string, body: object): Promise<unknown> =>
  fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
