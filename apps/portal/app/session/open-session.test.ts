import { exportProducts, getMyProfile, listCountries } from '@kontor/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profile, refusal, type TestBrowser, testBrowser, tokensOf } from './testing-session.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

async function pass(browser: TestBrowser, milliseconds: number): Promise<void> {
  browser.time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const refreshes = ({ calls }: TestBrowser) => calls.filter(({ name }) => name === 'refreshSession');

async function signedIn(options?: Parameters<typeof testBrowser>[0]) {
  const browser = testBrowser(options);
  const tab = browser.openTab();
  tab.session.signIn(tokensOf(browser));
  await settled();
  return { browser, tab };
}

/** The api refuses every token but the newest. */
function refuseOld(browser: TestBrowser, name = 'TokenExpiredError'): void {
  browser.onCall = (token) => {
    if (token !== browser.current.token) throw refusal(name);
  };
}

test('a session is stored under the four keys, its expiries in milliseconds', async () => {
  const { browser, tab } = await signedIn();
  const { token, refreshToken, tokenExpire, refreshTokenExpire } = tokensOf(browser);
  expect([...browser.stored.keys()].sort()).toEqual(['profile', 'socialActor', 'token', 'userID']);
  expect(JSON.parse(browser.stored.get('profile') ?? '')).toEqual(profile);
  expect(browser.stored.get('socialActor')).toBe('{"type":"user"}');
  expect(JSON.parse(browser.stored.get('token') ?? '')).toEqual({
    token,
    tokenExpire: tokenExpire * 1_000,
    refreshToken,
    refreshTokenExpire: refreshTokenExpire * 1_000,
  });
  expect(browser.stored.get('userID')).toBe(profile.userID);
  tab.session.actAs({ type: 'business', businessID: profile.userID });
  const known = { ...profile, showBirthDate: false, showProfession: false };
  tab.session.storeProfile(known);
  expect(browser.stored.get('socialActor')).toBe(`{"type":"business","businessID":"${profile.userID}"}`);
  expect(tab.session.state()).toEqual({
    status: 'signedIn',
    profile: known,
    actingAs: { type: 'business', businessID: profile.userID },
  });
});

test('a token is exchanged 5,000 ms before it expires, again and again', async () => {
  const { browser } = await signedIn();
  await pass(browser, 15 * minute - 5_001);
  expect(refreshes(browser)).toEqual([]);
  await pass(browser, 1);
  expect(refreshes(browser).map(({ token }) => token)).toEqual(['refresh-0']);
  await pass(browser, 15 * minute);
  expect(refreshes(browser).map(({ token }) => token)).toEqual(['refresh-0', 'refresh-1']);
});

test('tokens are exchanged when the browser is online again', async () => {
  const { browser, tab } = await signedIn();
  tab.heard.online();
  await settled();
  expect(refreshes(browser)).toHaveLength(1);
});

test('on load a valid token means signed in; else an exchange decides', async () => {
  const { browser, tab } = await signedIn();
  tab.close();
  expect(browser.openTab().session.state().status).toBe('signedIn');
  browser.time += 20 * minute;
  const later = browser.openTab();
  expect(later.session.state().status).toBe('refreshing');
  await settled();
  expect(later.session.state().status).toBe('signedIn');
  browser.time += 31 * 24 * 60 * minute;
  const muchLater = browser.openTab();
  expect(muchLater.session.state()).toEqual({ status: 'signedOut' });
  expect(browser.stored.size).toBe(0);
});

test('what somebody else left under our keys is nobody', () => {
  const browser = testBrowser();
  for (const text of ['', 'null', '{}', '[1]', '"token"', '{"token":1,"tokenExpire":"x"}', '{']) {
    browser.stored.set('token', text);
    expect(browser.openTab().session.state(), text).toEqual({ status: 'signedOut' });
  }
});

test('a file is asked for again, too, with the token its refusal led to', async () => {
  const { browser, tab } = await signedIn();
  browser.current = { token: 'another', refreshToken: browser.current.refreshToken };
  refuseOld(browser);
  const { name } = await tab.session.call.file(exportProducts, {
    query: { bid: profile.userID, format: 'csv' },
  });
  expect(name).toBe('exportProducts.csv');
  expect(refreshes(browser)).toHaveLength(1);
});

test.each(['TokenExpiredError', 'SessionError', 'TokenNotFound'])(
  '%s: five calls at once lead to one exchange and are made again with the new token',
  async (name) => {
    const { browser, tab } = await signedIn();
    browser.current = { ...browser.current, token: 'another' };
    refuseOld(browser, name);
    await Promise.all(Array.from({ length: 5 }, () => tab.session.call(listCountries, {})));
    expect(refreshes(browser)).toHaveLength(1);
    const made = browser.calls.filter((each) => each.name === 'listCountries').map(({ token }) => token);
    expect(made).toEqual([...Array(5).fill('token-0'), ...Array(5).fill('token-1')]);
    expect(tab.went).toEqual([]);
  },
);

test('calls made while tokens are exchanged wait for the new one', async () => {
  const { browser, tab } = await signedIn();
  let answer = () => {};
  browser.onRefresh = () => new Promise<void>((resolve) => (answer = resolve));
  browser.time += 16 * minute;
  const calls = Promise.all([1, 2, 3].map(() => tab.session.call(listCountries, {})));
  await settled();
  expect(browser.calls.filter(({ name }) => name === 'listCountries')).toEqual([]);
  answer();
  await calls;
  const made = browser.calls.filter(({ name }) => name === 'listCountries');
  expect(made.map(({ token }) => token)).toEqual(['token-1', 'token-1', 'token-1']);
  expect(refreshes(browser)).toHaveLength(1);
});

test('a call is made again once, not for ever', async () => {
  const { browser, tab } = await signedIn();
  browser.onCall = () => {
    throw refusal('SessionError');
  };
  await expect(tab.session.call(listCountries, {})).rejects.toMatchObject({ errorName: 'SessionError' });
  expect(refreshes(browser)).toHaveLength(1);
  expect(browser.calls.filter(({ name }) => name === 'listCountries')).toHaveLength(2);
});

test('a forged token ends the session: cleared and reloaded, once', async () => {
  const { browser, tab } = await signedIn();
  browser.onCall = () => {
    throw refusal('JsonWebTokenError');
  };
  await Promise.allSettled([1, 2, 3].map(() => tab.session.call(listCountries, {})));
  expect(tab.went).toEqual(['reload']);
  expect(browser.stored.size).toBe(0);
  expect(refreshes(browser)).toEqual([]);
});

test('an exchange that is refused ends the session: cleared and reloaded, once', async () => {
  const { browser, tab } = await signedIn();
  browser.onRefresh = () => {
    throw refusal('SessionError');
  };
  browser.onCall = () => {
    throw refusal('TokenExpiredError');
  };
  const ended = await Promise.allSettled([1, 2, 3].map(() => tab.session.call(listCountries, {})));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tab.went).toEqual(['reload']);
  expect(browser.stored.size).toBe(0);
});

test('without a refresh token the call fails, and nothing else happens', async () => {
  const { browser, tab } = await signedIn();
  const stored = JSON.parse(browser.stored.get('token') ?? '');
  browser.stored.set('token', JSON.stringify({ ...stored, refreshToken: '' }));
  browser.onCall = () => {
    throw refusal('TokenExpiredError');
  };
  await expect(tab.session.call(listCountries, {})).rejects.toMatchObject({ errorName: 'TokenExpiredError' });
  expect(tab.went).toEqual([]);
  expect(refreshes(browser)).toEqual([]);
});

test('while the account service does not answer the session stays, and is tried again', async () => {
  const { browser, tab } = await signedIn();
  browser.onRefresh = () => {
    throw refusal('Unreachable', 0);
  };
  await pass(browser, 16 * minute);
  const tried = refreshes(browser).length;
  expect(tried).toBeGreaterThan(0);
  expect(tab.session.state().status).not.toBe('signedOut');
  browser.onRefresh = () => undefined;
  await pass(browser, minute);
  expect(tab.session.state().status).toBe('signedIn');
  expect(tab.went).toEqual([]);
});

test.each([true, false])(
  'fifty exchanges in two tabs at once sign nobody out (locks: %s)',
  async (withLocks) => {
    const { browser, tab } = await signedIn({ withLocks });
    const other = browser.openTab();
    await settled();
    // As the account service does: a token counts once, and for a moment longer.
    const used = new Map<string, number>();
    let round = 0;
    browser.onRefresh = (refreshToken) => {
      const at = used.get(refreshToken) ?? round;
      used.set(refreshToken, at);
      if (round - at > 1) throw refusal('SessionError');
    };
    for (; round < 50; round += 1) {
      tab.heard.online();
      other.heard.online();
      await settled();
    }
    for (const { session, went } of [tab, other]) {
      expect(session.state().status).toBe('signedIn');
      expect(went).toEqual([]);
    }
    if (withLocks) expect(refreshes(browser)).toHaveLength(50);
  },
);

test('signing in and out in one tab reaches the others', async () => {
  const { browser, tab } = await signedIn();
  const other = browser.openTab();
  await settled();
  expect(other.session.state()).toMatchObject({ status: 'signedIn', profile });
  await tab.session.signOut();
  await settled();
  expect(browser.stored.size).toBe(0);
  expect(tab.went).toEqual(['/']);
  expect(browser.calls.at(-1)).toEqual({ name: 'endSession', token: 'token-0' });
  expect(other.session.state()).toEqual({ status: 'signedOut' });
  expect(other.went).toEqual([]);
  const third = browser.openTab();
  third.session.signIn(tokensOf(browser));
  await settled();
  expect(other.session.state().status).toBe('signedIn');
});

test('signing out while tokens are exchanged is not undone', async () => {
  const { browser, tab } = await signedIn();
  let answer = () => {};
  browser.onRefresh = () => new Promise<void>((resolve) => (answer = resolve));
  tab.heard.online();
  await settled();
  await tab.session.signOut();
  answer();
  await settled();
  expect(browser.stored.size).toBe(0);
  expect(tab.went).toEqual(['/']);
});

test('signing out forgets what the person typed; a session that is refused does not', async () => {
  const { browser, tab } = await signedIn();
  await tab.session.signOut();
  expect(browser.forgotten).toEqual([profile.userID]);

  const { browser: another, tab: refused } = await signedIn();
  another.onRefresh = () => {
    throw refusal('SessionError');
  };
  refused.heard.online();
  await settled();
  expect(another.stored.size).toBe(0);
  expect(another.forgotten).toEqual([]);
});

test('a page that is shown again after signing out knows nobody', async () => {
  const { tab } = await signedIn();
  await tab.session.signOut();
  tab.heard.shownAgain();
  expect(tab.session.state()).toEqual({ status: 'signedOut' });
});

test('a profile that is refused ends the session at the root of the site; no answer leaves it', async () => {
  const browser = testBrowser();
  browser.onCall = () => {
    throw refusal('Unreachable', 0);
  };
  const tab = browser.openTab();
  tab.session.signIn(tokensOf(browser));
  await settled();
  expect([tab.went, tab.reports]).toEqual([[], ['The profile could not be loaded']]);
  expect(tab.session.state()).toMatchObject({ status: 'signedIn', profile: undefined, profileFailed: true });
  const loaded = { ...profile, showBirthDate: false, showProfession: false };
  tab.session.storeProfile(loaded);
  expect(tab.session.state()).toEqual({ status: 'signedIn', profile: loaded, actingAs: { type: 'user' } });
  browser.stored.delete('profile');
  browser.onCall = () => {
    throw refusal('Forbidden', 403);
  };
  const other = browser.openTab();
  await settled();
  expect([other.went, other.reports]).toEqual([['/'], ['The profile could not be loaded']]);
  expect(browser.stored.size).toBe(0);
});

test('a clock that calls new tokens old asks for others once', async () => {
  const { browser, tab } = await signedIn();
  const right = browser.time;
  browser.onRefresh = () => {
    browser.time = right;
    queueMicrotask(() => (browser.time = right + 60 * minute));
  };
  browser.time = right + 60 * minute;
  tab.heard.changed();
  for (let turn = 0; turn < 20; turn += 1) await settled();
  expect(refreshes(browser).length).toBeLessThan(3);
});

test('visitors call without a token', async () => {
  const browser = testBrowser();
  const { session } = browser.openTab();
  await session.call(listCountries, {});
  await session.call(getMyProfile, {});
  expect(browser.calls.map(({ token }) => token)).toEqual([undefined, undefined]);
});

test('a profile that was changed is shown in all tabs; with one that could not be loaded all of the session is cleared', async () => {
  const { browser, tab } = await signedIn();
  const other = browser.openTab();
  await settled();
  const renamed = { ...profile, firstName: 'Augusta', showBirthDate: false, showProfession: false };
  tab.session.storeProfile(renamed);
  await settled();
  for (const { session } of [tab, other]) expect(session.state()).toMatchObject({ profile: renamed });
  tab.session.forget();
  await settled();
  expect(browser.stored.size).toBe(0);
  for (const { session, went } of [tab, other]) {
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect(went).toEqual([]);
  }
  tab.session.storeProfile(renamed);
  expect(browser.stored.size).toBe(0);
});
