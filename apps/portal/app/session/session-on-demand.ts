import type { FileClient } from '@kontor/contract';
import type { Session, Surroundings } from './open-session.ts';
import { unknownSession } from './session-state.ts';
import { forgetSession, readTokens } from './stored-session.ts';

interface Options extends Pick<Surroundings, 'storage' | 'listen' | 'forgetDrafts' | 'goTo' | 'report'> {
  /** Loads what calls the API as a visitor. */
  loadApi: () => Promise<FileClient>;
  /** Loads what a session needs and opens one. */
  load: () => Promise<Session>;
}

/**
 * The session of a tab. Its code is loaded only when somebody is signed in or signs in, as most visitors never do, and what
 * makes calls when the first one is made. Until then the state is signed out, or unknown.
 */
export function sessionOnDemand({
  storage,
  listen,
  forgetDrafts,
  goTo,
  report,
  loadApi,
  load,
}: Options): Session {
  const listeners = new Set<() => void>();
  let state = unknownSession;
  let opening: Promise<Session> | undefined;
  let opened: Session | undefined;
  let isStarted = false;
  let stop = () => {};

  function notify(): void {
    if (opened) state = opened.state();
    for (const listener of listeners) listener();
  }

  /** The session itself; where it could not be loaded it is tried again by who asks next. */
  function open(): Promise<Session> {
    opening ??= load().then(take, (error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function take(session: Session): Session {
    opened = session;
    session.subscribe(notify);
    stop();
    if (isStarted) stop = session.start();
    notify();
    return session;
  }

  function look(): void {
    if (opened) return;
    if (readTokens(storage)) {
      open().catch((error: unknown) => report(error, 'The session could not be loaded'));
    } else if (state.status !== 'signedOut') {
      state = { status: 'signedOut' };
      notify();
    }
  }

  const isVisitors = () => !opened && !readTokens(storage);

  const client = async () => (isVisitors() ? loadApi() : (await open()).call);

  const whole: FileClient['whole'] = async (call, input, options) =>
    (await client()).whole(call, input, options);
  const file: FileClient['file'] = async (call, input, options) =>
    (await client()).file(call, input, options);
  const call: FileClient = Object.assign(
    async (...[asked, input, options]: Parameters<FileClient['whole']>) =>
      (await whole(asked, input, options)).data,
    { whole, file },
  ) as FileClient;

  return {
    call,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      stop = opened ? opened.start() : listen({ changed: look, online: look, shownAgain: look });
      look();
      return () => {
        isStarted = false;
        stop();
      };
    },
    async request(send, isRead) {
      if (isVisitors()) return send(undefined);
      const session = await open().catch((error: unknown) => {
        if (!isRead) throw error;
        report(error, 'The session could not be loaded');
        return undefined;
      });
      return session ? session.request(send, isRead) : send(undefined);
    },
    signIn: async (tokens) => (await open()).signIn(tokens),
    async signOut() {
      try {
        await (await open()).signOut();
      } catch (error) {
        // Without a network nobody can be told, but this browser forgets.
        report(error, 'The session could not be loaded');
        const userID = storage.getItem('userID');
        forgetSession(storage);
        if (userID)
          await forgetDrafts(userID).catch((failure) => report(failure, 'Drafts could not be forgotten'));
        goTo('/');
      }
    },
    actAs: (identity) => opened?.actAs(identity),
    storeProfile: (profile) => opened?.storeProfile(profile),
    forget: () => opened?.forget(),
  };
}
