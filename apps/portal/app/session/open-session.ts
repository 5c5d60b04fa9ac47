import {
  type Client,
  endSession,
  type FileClient,
  getMyProfile,
  type MyProfile,
  type SessionTokens,
  sessionHeader,
} from '@kontor/contract';
import {
  type ActingIdentity,
  beginActing,
  readActingIdentity,
  storeActingIdentity,
} from './acting-identity.ts';
import { isRefusal, NoRenewal, type SessionStorage, tokenRenewal } from './renew-tokens.ts';
import { type SessionState, unknownSession } from './session-state.ts';
import { signedInCalls } from './signed-in-call.ts';
import { type SendWith, signedInRequests } from './signed-in-request.ts';
import {
  canBeRenewed,
  forgetSession,
  isValid,
  readProfile,
  readTokens,
  type StoredTokens,
  storeProfile,
  storeTokens,
} from './stored-session.ts';

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The API, as whoever is signed in. */
  call: FileClient;
  /**
   * Sends a request for data of a page as the person who is signed in; `isRead` when it changes nothing. If the token is refused,
   * it is exchanged and the request is sent once more.
   */
  request(send: SendWith, isRead: boolean): Promise<Response>;
  /** Looks at what is stored and keeps the session going until it is called off. */
  start(): () => void;
  /** Takes over the tokens the account service gave, in all tabs. */
  signIn(tokens: SessionTokens): Promise<void>;
  /** Forgets the session in all tabs, and what the person typed; tells the account service, goes to the site's root. */
  signOut(): Promise<void>;
  actAs(identity: ActingIdentity): void;
  /** What is now known of whoever is signed in, for all tabs. */
  storeProfile(profile: MyProfile): void;
  /** Forgets the session in all tabs, and tells nobody: the profile of whoever is signed in cannot be loaded (checklist 322). */
  forget(): void;
}

/** What a session needs of its browser. */
export interface Surroundings {
  storage: SessionStorage;
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells of other tabs, of being online again, of being shown again; calls off on return. */
  listen: (heard: { changed: () => void; online: () => void; shownAgain: () => void }) => () => void;
  api: FileClient;
  accounts: Client;
  now: () => number;
  reload: () => void;
  goTo: (path: string) => void;
  /** Forgets what a person typed and did not send. */
  forgetDrafts: (userID: string) => Promise<void>;
  report: (error: unknown, what: string) => void;
}

/** Milliseconds before its expiry at which a token is exchanged (checklist 203). */
const ahead = 5_000;
/** Pauses after an exchange that was not answered. */
const firstPause = 5_000;
const longestPause = 60_000;
/** So long signing out waits for the account service. */
const goodbye = 2_000;

/** The session of a tab; its state lies in the local storage, which all tabs share (checklist 201–203, 219). */
export function openSession(surroundings: Surroundings): Session {
  const { storage, accounts, now, reload, goTo, forgetDrafts, report } = surroundings;
  const exchange = tokenRenewal(surroundings);
  const call = signedInCalls({ client: surroundings.api, token: tokenNow, renew: renewRefused, end });
  const request = signedInRequests({ token: tokenNow, renew: renewRefused, end });
  const listeners = new Set<() => void>();
  let state = unknownSession;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let refused: string | undefined;
  let askedForProfile = false;
  let profileFailed = false;
  let leaving = false;

  function show(next: SessionState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** The state follows from what is stored, here or by another tab. */
  function look(): void {
    clearTimeout(timer);
    if (leaving) return;
    const tokens = readTokens(storage);
    if (tokens && !isValid(tokens, now()) && !canBeRenewed(tokens, now())) forgetSession(storage);
    else if (tokens && !clockIsWrong(tokens)) {
      showPerson(tokens);
      return;
    }
    askedForProfile = false;
    profileFailed = false;
    show({ status: 'signedOut' });
  }

  /** A clock that calls new tokens old would ask for others for ever. */
  function clockIsWrong(tokens: StoredTokens): boolean {
    return !isValid(tokens, now()) && now() - renewedAt < longestPause;
  }

  function showPerson(tokens: StoredTokens): void {
    const valid = isValid(tokens, now());
    const profile = readProfile(storage);
    show({
      status: valid ? 'signedIn' : 'refreshing',
      profile,
      ...(profileFailed && !profile && { profileFailed }),
      actingAs: readActingIdentity(storage),
    });
    if (canBeRenewed(tokens, now())) {
      timer = setTimeout(renewInTime, valid ? tokens.tokenExpire - ahead - now() : 0);
    }
    if (!askedForProfile) void loadProfile();
  }

  async function renew(spent: string): Promise<string> {
    try {
      const token = await exchange(spent);
      pause = firstPause;
      renewedAt = now();
      look();
      return token;
    } catch (error) {
      if (isRefusal(error)) end();
      throw error;
    }
  }

  function renewInTime(): void {
    const tokens = readTokens(storage);
    if (tokens && canBeRenewed(tokens, now())) renew(tokens.token).catch(tryAgain);
    else look();
  }

  /** When nobody answers, the session stays, and its renewal is tried again. */
  function tryAgain(error: unknown): void {
    clearTimeout(timer);
    if (leaving) return;
    timer = setTimeout(look, error instanceof NoRenewal ? 0 : pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function renewRefused(spent: string): Promise<string> {
    refused = spent;
    return renew(spent);
  }

  /** What calls are made with: not with a token that runs out or was refused while another can be had. */
  async function tokenNow(): Promise<string | undefined> {
    const tokens = readTokens(storage);
    if (!tokens) return undefined;
    const good = isValid(tokens, now()) && tokens.token !== refused;
    if (good || !canBeRenewed(tokens, now())) return tokens.token;
    return renew(tokens.token).catch((error: unknown) => {
      if (error instanceof NoRenewal) return undefined;
      throw error;
    });
  }

  async function loadProfile(): Promise<void> {
    askedForProfile = true;
    try {
      const profile = await call(getMyProfile, {});
      if (leaving || !readTokens(storage)) return;
      storeProfile(storage, profile);
      beginActing(storage);
      look();
    } catch (error) {
      if (leaving) return;
      report(error, 'The profile could not be loaded');
      if (isRefusal(error)) return leave(() => goTo('/'));
      profileFailed = true;
      look();
    }
  }

  async function tellOfSignOut({ token }: StoredTokens): Promise<void> {
    const headers = { [sessionHeader]: token };
    await accounts(endSession, {}, { headers, signal: AbortSignal.timeout(goodbye) }).catch((error) =>
      report(error, 'The account service was not told of signing out'),
    );
  }

  function end(): void {
    if (!leaving) leave(reload);
  }

  function leave(go: () => void): void {
    leaving = true;
    clearTimeout(timer);
    forgetSession(storage);
    go();
  }

  return {
    call,
    request,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      look();
      const callOff = surroundings.listen({
        changed: look,
        online: renewInTime,
        shownAgain() {
          leaving = false;
          look();
        },
      });
      return () => {
        callOff();
        clearTimeout(timer);
      };
    },
    async signIn(tokens) {
      forgetSession(storage);
      storeTokens(storage, tokens);
      look();
    },
    async signOut() {
      const tokens = readTokens(storage);
      const userID = storage.getItem('userID');
      leaving = true;
      clearTimeout(timer);
      forgetSession(storage);
      await Promise.all([
        userID && forgetDrafts(userID).catch((error) => report(error, 'Drafts could not be forgotten')),
        tokens && tellOfSignOut(tokens),
      ]);
      goTo('/');
    },
    actAs(identity) {
      storeActingIdentity(storage, identity);
      look();
    },
    storeProfile(profile) {
      if (leaving || !readTokens(storage)) return;
      storeProfile(storage, profile);
      beginActing(storage);
      look();
    },
    forget() {
      forgetSession(storage);
      look();
    },
  };
}
