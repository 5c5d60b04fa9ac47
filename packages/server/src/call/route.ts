import type { Call, Data, Input, Language, Session, Tag } from '@kontor/contract';
import type { Actor, ActorOf } from './actor.ts';

/** What a verb gets: what it works on, who asks, and in which language. No ambient globals. */
export type CallContext<Base, A extends Actor = Actor> = Base & { actor: A; language: Language };

type OwnContext<Base, C extends Call> = CallContext<Base, ActorOf<C['access']>>;
type Awaitable<Value> = Value | Promise<Value>;

interface RouteOptions<Base, C extends Call, Granted> {
  /**
   * What a person must be to what they ask for, beyond the call's `access`; asked once, when the input is validated, before
   * the verb. It may ask the database. @returns the context as the verb knows it then
   * @throws Forbidden, or NotFound for what nobody else is to know of
   */
  policy?: (context: OwnContext<Base, C>, input: Input<C>) => Awaitable<Granted>;
  /**
   * What the answer depends on. A page made with the answer is cached until one of these changes; without tags it is not
   * cached.
   */
  tags?: (data: Data<C>, input: Input<C>) => readonly Tag[];
  /** Whether the answer itself is cached by its tags. It must be the same for whoever asks, `session` aside. */
  isCached?: boolean;
  /** What the caller is to what is asked for; of calls with a `session`, and never cached. */
  session?: (context: OwnContext<Base, C>, input: Input<C>) => Awaitable<Session<C>>;
  /** What is said beside the answer when all went well. */
  message?: string;
  /**
   * Of calls that take a file: refuses it by the form's fields, before its bytes are read. @returns the person to count, where
   * no token says who sends it
   */
  beforeFile?: (context: OwnContext<Base, C>, input: Pick<Input<C>, 'body'>) => Promise<string | undefined>;
}

/** A call with what performs it. */
export interface Route<Base, C extends Call = Call> extends RouteOptions<Base, C, OwnContext<Base, C>> {
  call: C;
  handle: (context: OwnContext<Base, C>, input: Input<C>) => Awaitable<Data<C>>;
}

/**
 * What ties a call of the contract to its verb, for a service whose verbs work on `Base`. The verb gets an actor the call's
 * access lets pass, or what the route's policy granted.
 */
export function routesOf<Base>() {
  return <const C extends Call, Granted = OwnContext<Base, C>>(
    call: C,
    handle: (context: Granted, input: Input<C>) => Awaitable<Data<C>>,
    options: RouteOptions<Base, C, Granted> = {},
  ): Route<Base> => {
    if (options.isCached && (call.access !== 'anyone' || options.policy || !options.tags))
      throw new Error(`${call.name} is cached, so it must be for anyone, without policy and with tags.`);
    return { call, handle, ...options } as unknown as Route<Base>;
  };
}
