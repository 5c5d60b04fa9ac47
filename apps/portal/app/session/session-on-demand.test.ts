import { type FileClient, listCountries } from '@kontor/contract';
import { expect, it, vi } from 'vitest';
import type { Surroundings } from './open-session.ts';
import { sessionOnDemand } from './session-on-demand.ts';
import { profile, testBrowser, tokensOf } from './testing-session.ts';

/** A tab whose session is loaded by `load`, in a browser where somebody is signed in already, or nobody. */
async function tabOf({ signedIn = false, fails = false } = {}) {
  const browser = testBrowser();
  if (signedIn) await browser.openTab().session.signIn(tokensOf(browser));
  const state = { fails };
  const reports: string[] = [];
  const went: string[] = [];
  const byVisitor = vi.fn();
  let heard: Parameters<Surroundings['listen']>[0] | undefined;
  const load = vi.fn(async () => {
    if (state.fails) throw new TypeError('There is no such file.');
    // Opened as the browser opens it: by whoever starts it.
    const tab = browser.openTab();
    tab.close();
    return tab.session;
  });
  const whole = async () => {
    byVisitor();
    return { data: ['visitor'], session: undefined };
  };
  const loadApi = vi.fn(
    async () => Object.assign(async () => ['visitor'], { whole }) as unknown as FileClient,
  );
  const session = sessionOnDemand({
    storage: {
      getItem: (key) => browser.stored.get(key) ?? null,
      setItem: (key, value) => void browser.stored.set(key, value),
      removeItem: (key) => void browser.stored.delete(key),
    },
    listen: (listener) => {
      heard = listener;
      return () => {
        heard = undefined;
      };
    },
    forgetDrafts: async (userID) => void browser.forgotten.push(userID),
    goTo: (path) => void went.push(path),
    report: (_, what) => void reports.push(what),
    loadApi,
    load,
  });
  const stop = session.start();
  return {
    begun: session.state(),
    browser,
    session,
    state,
    load,
    loadApi,
    reports,
    went,
    byVisitor,
    heard: () => heard,
    stop,
  };
}

it('for a visitor nothing is loaded before a call, and calls are a visitor’s', async () => {
  const { session, load, loadApi, byVisitor } = await tabOf();
  expect(session.state()).toEqual({ status: 'signedOut' });
  expect(loadApi).not.toHaveBeenCalled();
  expect(await session.call(listCountries, {})).toEqual(['visitor']);
  expect(await (await session.request(async (token) => new Response(`${token}`), true)).text()).toBe(
    'undefined',
  );
  expect(byVisitor).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

it('where somebody is signed in the session is loaded, once, and heard of', async () => {
  const { session, load, browser, begun } = await tabOf({ signedIn: true });
  expect(begun).toEqual({ status: 'unknown' });
  await vi.waitFor(() => expect(session.state()).toMatchObject({ status: 'signedIn', profile }));
  const changes = vi.fn();
  session.subscribe(changes);
  session.actAs({ type: 'business', businessID: profile.userID });
  expect(changes).toHaveBeenCalled();
  const answer = await session.request(async (token) => new Response(token), true);
  expect(await answer.text()).toBe(browser.current.token);
  expect(load).toHaveBeenCalledOnce();
});

it('whoever signs in here or in another tab is signed in here', async () => {
  const here = await tabOf();
  await here.session.signIn(tokensOf(here.browser));
  expect(here.session.state().status).toBe('signedIn');

  const elsewhere = await tabOf();
  await elsewhere.browser.openTab().session.signIn(tokensOf(elsewhere.browser));
  elsewhere.heard()?.changed();
  await vi.waitFor(() => expect(elsewhere.session.state().status).toBe('signedIn'));
  // From then on the session hears for itself.
  expect(elsewhere.heard()).toBeUndefined();
});

it('while the session cannot be loaded pages are read as a visitor, and the next who asks tries again', async () => {
  const { session, state, load, reports } = await tabOf({ signedIn: true, fails: true });
  await vi.waitFor(() => expect(reports).toEqual(['The session could not be loaded']));
  expect(session.state()).toEqual({ status: 'unknown' });
  const send = async (token: string | undefined) => new Response(`${token}`);
  expect(await (await session.request(send, true)).text()).toBe('undefined');
  await expect(session.request(send, false)).rejects.toThrow('no such file');
  await expect(session.call(listCountries, {})).rejects.toThrow('no such file');
  state.fails = false;
  expect(await session.call(listCountries, {})).toEqual([]);
  expect(session.state().status).toBe('signedIn');
  expect(load).toHaveBeenCalledTimes(5);
});

it('signing out forgets session and drafts, though nothing can be loaded', async () => {
  const { session, browser, went } = await tabOf({ signedIn: true, fails: true });
  browser.stored.set('userID', profile.userID);
  await session.signOut();
  expect([...browser.stored.keys()]).toEqual([]);
  expect(browser.forgotten).toEqual([profile.userID]);
  expect(went).toEqual(['/']);
});

it('a session that is stopped hears nothing more', async () => {
  const { stop, heard } = await tabOf();
  expect(heard()).toBeDefined();
  stop();
  expect(heard()).toBeUndefined();
});
