import type { Call, Data, Input, Language, Session, Tag } from '@kontor/contract';
import type { Actor, ActorOf, Person } from './actor.ts';
import { mayChange } from './bounds.ts';

/** What a verb gets: what it works on, who asks, by which call and request, and in which language. No ambient globals. */
export type CallContext<Base, A extends Actor = Actor> = Base & {
  actor: A;
  language: Language;
  /** The contract's name of the call. */
  call: string;
  /** As in the header `x-request-id`. */
  requestID: string;
  /** Of a call that creates something once for its key; lower case. */
  idempotencyKey: string | undefined;
};

type OwnContext<Base, C extends Call, P extends Person> = CallContext<Base, ActorOf<C['access'], P>>;
type Awaitable<Value> = Value | Promise<Value>;

type TagsOf<C extends Call> = (data: Data<C>, input: Input<C>) => readonly Tag[];

interface RouteOptions<Base, C extends Call, P extends Person> {
  /**
   * What the answer depends on. A page made with the answer is cached until one of these changes. What visitors read says it, or
   * 'none' where no cached page shows it: a page made with such an answer is not cached.
   */
  tags?: TagsOf<C> | 'none';
  /** Whether the answer itself is cached by its tags. It must be the same for whoever asks, `session` aside. */
  isCached?: boolean;
  /** What the caller is to what is asked for; of calls with a `session`, and never cached. */
  session?: (context: OwnContext<Base, C, P>, input: Input<C>) => Awaitable<Session<C>>;
  /** What is said beside the answer when all went well. */
  message?: string;
  /**
   * Of calls that take a file: refuses it by the form's fields, before its bytes are read. @returns the person to count, where
   * no token says who sends it
   */
  beforeFile?: (
    context: OwnContext<Base, C, P>,
    input: Pick<Input<C>, 'body'>,
  ) => Promise<string | undefined>;
}

/**
 * What a person must be to what they ask for, beyond the call's `access`; asked once, when the input is validated, before the
 * verb. It may ask the database. @returns the context as the verb knows it then
 * @throws Forbidden, or NotFound for what nobody else is to know of
 */
type Policy<Base, C extends Call, P extends Person, Granted> = (
  context: OwnContext<Base, C, P>,
  input: Input<C>,
) => Awaitable<Granted>;

type Verb<C extends Call, Granted> = (context: Granted, input: Input<C>) => Awaitable<Data<C>>;

/** A call with what performs it. */
export interface Route<Base, C extends Call = Call, P extends Person = Person>
  extends Omit<RouteOptions<Base, C, P>, 'tags'> {
  call: C;
  tags?: TagsOf<C> | undefined;
  policy?: Policy<Base, C, P, OwnContext<Base, C, P>>;
  handle: Verb<C, OwnContext<Base, C, P>>;
}

/**
 * Ties a call to its verb. The verb gets an actor the call's access lets pass, or what the policy granted: a verb that asks
 * for more than the first has no route without such a policy.
 */
interface MakeRoute<Base, P extends Person> {
  <const C extends Call>(
    call: C,
    handle: Verb<C, OwnContext<Base, C, P>>,
    options?: RouteOptions<Base, C, P> & { policy?: undefined },
  ): Route<Base, Call, P>;
  <const C extends Call, Granted>(
    call: C,
    handle: Verb<C, Granted>,
    options: RouteOptions<Base, C, P> & { policy: Policy<Base, C, P, Granted> },
  ): Route<Base, Call, P>;
}

/**
 * What ties calls of the contract to verbs, for a service whose verbs work on `Base`. `P`: what its policies can ask of a person.
 * @param options `requiresTags`: cached pages show answers of this service, so each that visitors read says its tags, or 'none'
 */
export function routesOf<Base, P extends Person = Person>({ requiresTags = false } = {}): MakeRoute<Base, P> {
  return <C extends Call, Granted>(
    call: C,
    handle: Verb<C, Granted>,
    {
      tags: stated,
      ...options
    }: RouteOptions<Base, C, P> & {
      policy?: Policy<Base, C, P, Granted> | undefined;
    } = {},
  ): Route<Base, Call, P> => {
    const tags = stated === 'none' ? undefined : stated;
    if (requiresTags && call.access === 'anyone' && !mayChange(call) && stated === undefined)
      throw new Error(
        `${call.name} does not say what its answer depends on (tags), or that no cached page shows it ('none').`,
      );
    if (options.isCached && (call.access !== 'anyone' || options.policy || !tags))
      throw new Error(`${call.name} is cached, so it must be for anyone, without policy and with tags.`);
    return { call, handle, tags, ...options } as unknown as Route<Base, Call, P>;
  };
}
