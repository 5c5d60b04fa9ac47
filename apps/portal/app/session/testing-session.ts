import {
  type Call,
  CallError,
  type CallOptions,
  endSession,
  type FileClient,
  getMyProfile,
  type Input,
  refreshSession,
  sessionHeader,
} from '@kontor/contract';
import { openSession, type Session, type Surroundings } from './open-session.ts';

/** A clock, the storage and the services that the tabs of a test's browser share. */
export interface TestBrowser {
  /** Epoch milliseconds. */
  time: number;
  stored: Map<string, string>;
  /** Calls of the account service and of the api, by name. */
  calls: { name: string; token: string | undefined }[];
  /** What the services do; by default they answer. */
  onRefresh: (refreshToken: string) => Promise<void> | void;
  onCall: (token: string | undefined) => void;
  /** Access and refresh token that count at the moment. */
  current: { token: string; refreshToken: string };
  /** Whose drafts were forgotten. */
  forgotten: string[];
  openTab(): TestTab;
}

interface TestTab {
  session: Session;
  /** Where the tab went: 'reload', or a path. */
  went: string[];
  reports: string[];
  heard: Parameters<Surroundings['listen']>[0];
  close: () => void;
}

const begin = Date.parse('2026-11-20T12:00:00Z');
export const profile = {
  userID: '1f0c2a3b-0000-4000-8000-000000000000',
  username: 'ada-1f0c',
  firstName: 'Ada',
  lastName: 'Example',
};

export function refusal(name: string, status = 401): CallError {
  return new CallError(status, name, name);
}

export function testBrowser({ withLocks = true } = {}): TestBrowser {
  let made = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const tabs = new Set<{ heard: TestTab['heard'] }>();

  const browser: TestBrowser = {
    time: begin,
    stored: new Map(),
    calls: [],
    onRefresh: () => undefined,
    onCall: () => undefined,
    current: { token: 'token-0', refreshToken: 'refresh-0' },
    forgotten: [],
    openTab() {
      const went: string[] = [];
      const reports: string[] = [];
      const own: { heard: TestTab['heard'] } = {
        heard: { changed: () => {}, online: () => {}, shownAgain: () => {} },
      };
      const tell = () => {
        for (const tab of tabs) if (tab !== own) queueMicrotask(() => tab.heard.changed());
      };
      const session = openSession({
        storage: {
          getItem: (key) => browser.stored.get(key) ?? null,
          setItem(key, value) {
            browser.stored.set(key, value);
            tell();
          },
          removeItem(key) {
            if (browser.stored.delete(key)) tell();
          },
        },
        alone: (work) => {
          if (!withLocks) return work();
          const turn = queue.then(work, work);
          queue = turn.catch(() => undefined);
          return turn;
        },
        listen(heard) {
          own.heard = heard;
          tabs.add(own);
          return () => tabs.delete(own);
        },
        api: service,
        accounts: service,
        now: () => browser.time,
        reload: () => went.push('reload'),
        goTo: (path) => went.push(path),
        forgetDrafts: async (userID) => void browser.forgotten.push(userID),
        report: (_, what) => reports.push(what),
      });
      const close = session.start();
      return { session, went, reports, heard: own.heard, close };
    },
  };

  async function perform(call: Call, token: string | undefined): Promise<unknown> {
    browser.calls.push({ name: call.name, token });
    await Promise.resolve();
    if (call === endSession) return { ended: true };
    if (call !== refreshSession) {
      browser.onCall(token);
      return call === getMyProfile ? profile : [];
    }
    await browser.onRefresh(token ?? '');
    made += 1;
    browser.current = { token: `token-${made}`, refreshToken: `refresh-${made}` };
    return tokensOf(browser);
  }

  const whole = async (call: Call, _: Input<Call>, options: CallOptions = {}) => ({
    data: await perform(call, options.headers?.[sessionHeader]),
    session: undefined,
  });
  const file = async (call: Call, input: Input<Call>, options?: CallOptions) => {
    await whole(call, input, options);
    return { name: `${call.name}.csv`, content: new Blob() };
  };
  const service = Object.assign(
    async (call: Call, input: Input<Call>, options?: CallOptions) => (await whole(call, input, options)).data,
    { whole, file },
  ) as FileClient;
  return browser;
}

/** What the account service gives: 15 minutes and 30 days from now, in seconds. */
export function tokensOf({ time, current }: TestBrowser) {
  const now = Math.floor(time / 1_000);
  return { ...current, tokenExpire: now + 900, refreshTokenExpire: now + 30 * 24 * 3_600 };
}
