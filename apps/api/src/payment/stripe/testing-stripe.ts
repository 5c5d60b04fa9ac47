import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';
import { challengePage, elementPage, script } from './testing-stripe-js.ts';

/*
 * A stand-in of Stripe, as its public description has it: form-encoded bodies, idempotency keys, the states of a PaymentIntent, errors,
 * pages of lists and signed messages. It knows what we use of Stripe and refuses all else. Cards are Stripe's public test cards.
 */

const secretKey = 'sk_test_standin0000';
const publicKey = 'pk_test_standin0000';
const webhookSecret = 'whsec_standin0000';

type Behaviour = 'pays' | 'declined' | 'no-funds' | 'asks' | 'late';
const cards: Record<string, Behaviour> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'no-funds',
  '4000000000003220': 'asks',
  '4000000000006959': 'late',
};

/** What goes wrong with the next requests whose method and path match. */
interface Fault {
  request: RegExp;
  /** answer-lost: done, and the connection breaks; unreachable: not done; silent: done, and no answer comes; error: a 500 */
  kind: 'answer-lost' | 'unreachable' | 'silent' | 'error' | Refusal;
  times: number;
}

type Values = Record<string, unknown>;
interface Answer {
  status: number;
  body: unknown;
}
interface Intent extends Values {
  id: string;
  status: Stripe.PaymentIntent.Status;
  amount: number;
  metadata: Record<string, string>;
  client_secret: string;
  created: number;
  latest_charge: string | null;
}
interface ChargeObject extends Values {
  id: string;
  amount: number;
  created: number;
  payment_intent: string;
}
interface RefundObject extends Values {
  id: string;
  amount: number;
  created: number;
  payment_intent: string;
  charge: string;
}

class Refusal extends Error {
  readonly status: number;
  readonly error: Values;
  constructor(status: number, error: Values) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

const refuse = (code: string, message: string, more: Values = {}) =>
  new Refusal(400, { type: 'invalid_request_error', code, message, ...more });
const missing = (id: string, param?: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
    ...(param ? { param } : {}),
  });

const refused = ({ status, error }: Refusal): Answer => ({ status, body: { error } });

let serial = 0;
/** Ids sort by the time they were given, as those of Stripe do not; lists are by `created` and this. */
const newID = (prefix: string) => {
  serial += 1;
  return `${prefix}_${String(serial).padStart(10, '0')}${randomBytes(6).toString('hex')}`;
};

/** Starts the stand-in. `close()` at the end. */
export async function startStripe() {
  const intents = new Map<string, Intent>();
  const charges = new Map<string, ChargeObject>();
  const refunds = new Map<string, RefundObject>();
  const methods = new Map<string, Values & { id: string; behaviour: Behaviour; customer: string | null }>();
  const keys = new Map<string, { hash: string; answer: Answer | undefined }>();
  const events: Stripe.Event[] = [];
  const faults: Fault[] = [];
  let ahead = 0;
  const now = () => Math.floor(Date.now() / 1000) + ahead;

  const tell = (type: string, object: Values) => {
    const event = {
      id: newID('evt'),
      object: 'event',
      type,
      created: now(),
      data: { object: { ...object } },
    };
    events.push(event as unknown as Stripe.Event);
  };

  function method(number: string, name: string): Values & { id: string } {
    const behaviour = cards[number];
    if (!behaviour)
      throw new Refusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        param: 'number',
        message: 'Your card number is incorrect.',
      });
    const made = {
      id: newID('pm'),
      object: 'payment_method',
      type: 'card',
      customer: null,
      card: { brand: 'visa', last4: number.slice(-4) },
      billing_details: { name },
      behaviour,
    };
    methods.set(made.id, made);
    return made;
  }

  const found = <T>(map: Map<string, T>, id: string, param?: string): T => {
    const object = map.get(id);
    if (!object) throw missing(id, param);
    return object;
  };

  function charge(intent: Intent, methodID: string, status: 'succeeded' | 'failed'): ChargeObject {
    const { card } = found(methods, methodID);
    const made = {
      id: newID('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      created: now(),
      metadata: intent.metadata,
      payment_intent: intent.id,
      payment_method: methodID,
      payment_method_details: { type: 'card', card },
      paid: status === 'succeeded',
      refunded: false,
      status,
    };
    charges.set(made.id, made);
    intent.latest_charge = made.id;
    return made;
  }

  function pay(intent: Intent, methodID: string): void {
    charge(intent, methodID, 'succeeded');
    const used = found(methods, methodID);
    if (intent.setup_future_usage && typeof intent.customer === 'string') used.customer = intent.customer;
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      next_action: null,
      last_payment_error: null,
    });
    tell('payment_intent.succeeded', intent);
  }

  function decline(intent: Intent, methodID: string, error: Values, hasCharge = true): Refusal {
    const failed = hasCharge ? charge(intent, methodID, 'failed') : undefined;
    const told = {
      type: 'card_error',
      message: 'Your card was declined.',
      payment_method: { id: methodID },
      ...(failed ? { charge: failed.id } : {}),
      ...error,
    };
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: told,
    });
    tell('payment_intent.payment_failed', intent);
    return new Refusal(402, { ...told, payment_intent: intent });
  }

  function confirm(intent: Intent, body: URLSearchParams): Intent {
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
      throw refuse('payment_intent_unexpected_state', `It is ${intent.status}.`, { payment_intent: intent });
    const methodID = body.get('payment_method') ?? '';
    const used = found(methods, methodID, 'payment_method');
    const isUnattended = body.get('off_session') === 'true';
    if (used.customer && used.customer !== intent.customer)
      throw refuse('payment_method_unexpected_state', 'It belongs to another customer.', {
        param: 'payment_method',
      });
    if (used.behaviour === 'asks' && !isUnattended && body.get('use_stripe_sdk') !== 'true')
      throw refuse('parameter_missing', 'A return_url is needed.', { param: 'return_url' });
    intent.setup_future_usage = body.get('setup_future_usage');
    intent.payment_method = methodID;
    intent.last_payment_error = null;
    switch (used.behaviour) {
      case 'declined':
        throw decline(intent, methodID, { code: 'card_declined', decline_code: 'generic_decline' });
      case 'no-funds':
        throw decline(intent, methodID, { code: 'card_declined', decline_code: 'insufficient_funds' });
      case 'asks':
        if (isUnattended)
          throw decline(intent, methodID, {
            code: 'authentication_required',
            decline_code: 'authentication_required',
          });
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
        return intent;
      case 'late':
        intent.status = 'processing';
        tell('payment_intent.processing', intent);
        return intent;
      case 'pays':
        pay(intent, methodID);
        return intent;
    }
  }

  function refund(body: URLSearchParams): RefundObject {
    const intent = found(intents, body.get('payment_intent') ?? '');
    const paid = intent.latest_charge ? found(charges, intent.latest_charge) : undefined;
    if (!paid || intent.status !== 'succeeded') throw refuse('charge_not_refundable', 'It is not paid.');
    const back = Number(paid.amount_refunded);
    if (back >= paid.amount) throw refuse('charge_already_refunded', 'It was refunded already.');
    const amount = Number(body.get('amount') ?? paid.amount - back);
    const made = {
      id: newID('re'),
      object: 'refund',
      amount,
      charge: paid.id,
      created: now(),
      currency: intent.currency,
      metadata: nested(body, 'metadata'),
      payment_intent: intent.id,
      status: 'succeeded',
    };
    refunds.set(made.id, made);
    Object.assign(paid, { amount_refunded: back + amount, refunded: back + amount === paid.amount });
    tell('charge.refunded', paid);
    return made;
  }

  /** An object with what `expand` asks for in the place of ids. */
  function expanded(object: Values, paths: readonly string[]): Values {
    const whole = { ...object };
    for (const path of paths) {
      const [field = '', ...rest] = path.split('.');
      if (field === 'latest_charge' && typeof object.latest_charge === 'string') {
        const inner = paths.filter((each) => each.startsWith('latest_charge.')).map((each) => each.slice(14));
        whole.latest_charge = expanded(found(charges, object.latest_charge), inner);
      }
      if (field === 'payment_intent' && typeof object.payment_intent === 'string')
        whole.payment_intent = expanded(
          found(intents, object.payment_intent),
          rest.length ? [rest.join('.')] : [],
        );
      if (field === 'refunds')
        whole.refunds = {
          object: 'list',
          data: [...refunds.values()].filter(({ charge }) => charge === object.id),
        };
    }
    return whole;
  }

  /** A page of a list, the newest first. */
  function list(all: Iterable<Values & { id: string; created: number }>, query: URLSearchParams): Values {
    const gte = Number(query.get('created[gte]') ?? 0);
    const lt = Number(query.get('created[lt]') ?? Number.MAX_SAFE_INTEGER);
    const limit = Number(query.get('limit') ?? 10);
    const after = query.get('starting_after');
    const sorted = [...all].filter(({ created }) => created >= gte && created < lt).toReversed();
    const begin = after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
    const paths = expandOf(query).map((path) => path.replace(/^data\./, ''));
    return {
      object: 'list',
      data: sorted.slice(begin, begin + limit).map((object) => expanded(object, paths)),
      has_more: begin + limit < sorted.length,
    };
  }

  function serve(name: string, id: string, action: string, body: URLSearchParams): Values {
    switch (name) {
      case 'POST payment_methods':
        return method(
          (body.get('card[number]') ?? '').replaceAll(' ', ''),
          body.get('billing_details[name]') ?? '',
        );
      case 'GET payment_methods/':
        return found(methods, id);
      case 'POST customers':
        return { id: newID('cus'), object: 'customer', metadata: nested(body, 'metadata') };
      case 'POST payment_intents': {
        if (body.get('allowed_payment_method_types[0]') !== 'card')
          throw refuse('parameter_unknown', 'This stand-in takes cards alone.');
        const intentID = newID('pi');
        const intent: Intent = {
          id: intentID,
          object: 'payment_intent',
          amount: Number(body.get('amount')),
          amount_received: 0,
          currency: body.get('currency'),
          client_secret: `${intentID}_secret_${randomBytes(12).toString('hex')}`,
          created: now(),
          customer: body.get('customer'),
          description: body.get('description'),
          metadata: nested(body, 'metadata'),
          latest_charge: null,
          last_payment_error: null,
          payment_method: null,
          status: 'requires_payment_method',
        };
        intents.set(intentID, intent);
        return intent;
      }
      case 'GET payment_intents/': {
        return found(intents, id);
      }
      case 'POST payment_intents/': {
        const intent = found(intents, id);
        if (action === 'confirm') return confirm(intent, body);
        if (action === 'cancel') {
          if (['succeeded', 'canceled', 'processing'].includes(intent.status))
            throw refuse('payment_intent_unexpected_state', `It is ${intent.status}.`, {
              payment_intent: intent,
            });
          intent.status = 'canceled';
          tell('payment_intent.canceled', intent);
          return intent;
        }
        intent.customer = body.get('customer') ?? intent.customer;
        return intent;
      }
      case 'POST refunds':
        return refund(body);
      case 'GET charges':
        return list(charges.values(), body);
      case 'GET refunds':
        return list(refunds.values(), body);
      default:
        throw new Refusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request: ${name}/${id}/${action}`,
        });
    }
  }

  function answerOf(request: string, path: string, body: URLSearchParams): Answer {
    const [, , resource = '', id = '', action = ''] = path.split('/');
    try {
      const object = serve(`${request} ${resource}${id ? '/' : ''}`, id, action, body);
      return { status: 200, body: object.object === 'list' ? object : expanded(object, expandOf(body)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(error);
    }
  }

  async function takeCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method: verb = 'GET', headers } = request;
    const sent = await text(request);
    const body = verb === 'GET' ? url.searchParams : new URLSearchParams(sent);
    const fault = faults.find(
      ({ request: matches, times }) => times > 0 && matches.test(`${verb} ${url.pathname}`),
    );
    if (fault) fault.times -= 1;
    if (fault?.kind === 'unreachable') return void request.socket.destroy();
    const bearer = (headers.authorization ?? '').replace('Bearer ', '');
    const isBrowser = bearer === publicKey && url.pathname === '/v1/payment_methods';
    const idempotencyKey = verb === 'POST' ? String(headers['idempotency-key'] ?? newID('key')) : undefined;
    const hash = createHash('sha256').update(`${url.pathname}\n${sent}`).digest('hex');
    const before = idempotencyKey === undefined ? undefined : keys.get(idempotencyKey);
    let answer: Answer;
    if (bearer !== secretKey && !isBrowser)
      answer = {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } },
      };
    else if (before && before.hash !== hash)
      answer = {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        },
      };
    else if (before?.answer) {
      response.setHeader('idempotent-replayed', 'true');
      answer = before.answer;
    } else {
      answer =
        fault?.kind instanceof Refusal
          ? refused(fault.kind)
          : fault?.kind === 'error'
            ? { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } }
            : answerOf(verb, url.pathname, body);
      if (idempotencyKey !== undefined)
        // As it is now: what changes later does not change the answer.
        keys.set(idempotencyKey, { hash, answer: structuredClone(answer) });
    }
    if (fault?.kind === 'answer-lost') return void request.socket.destroy();
    if (fault?.kind === 'silent') return;
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }

  function answerChallenge(clientSecret: string, isApproved: boolean): Intent {
    const intent = [...intents.values()].find((each) => each.client_secret === clientSecret);
    if (!intent) throw missing(clientSecret);
    if (intent.status !== 'requires_action') return intent;
    const methodID = String(intent.payment_method);
    if (isApproved) pay(intent, methodID);
    else decline(intent, methodID, { code: 'payment_intent_authentication_failure' }, false);
    return intent;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.example');
    const page = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (url.pathname === '/v3/') return void page('text/javascript', script);
    if (url.pathname === '/v3/element') return void page('text/html', elementPage);
    if (url.pathname === '/v3/challenge') return void page('text/html', challengePage);
    if (url.pathname === '/v3/answer') {
      const { searchParams } = url;
      const answered = answerChallenge(
        searchParams.get('client_secret') ?? '',
        searchParams.get('approved') === 'true',
      );
      return void page('application/json', JSON.stringify(answered));
    }
    takeCall(request, response, url).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: StripeSettings = { secretKey, publicKey, webhookSecret, apiUrl: url };

  return {
    url,
    settings,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLIC_KEY: publicKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
    method: (number: string) => method(number, 'Marisol Treviño').id,
    answerChallenge,
    /** Payments that were to be paid late are paid. */
    payLate() {
      for (const intent of intents.values())
        if (intent.status === 'processing') pay(intent, String(intent.payment_method));
    },
    fail: (request: RegExp, kind: Fault['kind'], times = 1) => void faults.push({ request, kind, times }),
    /** The next request of this kind is refused with an error. */
    refuseNext: (request: RegExp, { code, ...more }: { code: string } & Values) =>
      void faults.push({ request, kind: refuse(code, 'It is refused.', more), times: 1 }),
    clearFaults: () => void faults.splice(0),
    /** What of an order was charged and not given back, in cents. */
    takenFor: (orderID: string) =>
      [...charges.values()]
        .filter(({ status, metadata }) => status === 'succeeded' && (metadata as Values).orderID === orderID)
        .map(({ amount, amount_refunded }) => amount - Number(amount_refunded)),
    /** Somebody gives money back on Stripe's own pages. */
    refund: (intentID: string, amount?: number) =>
      refund(
        new URLSearchParams({
          payment_intent: intentID,
          ...(amount === undefined ? {} : { amount: String(amount) }),
        }),
      ),
    change: (intentID: string, values: Values) => void Object.assign(found(intents, intentID), values),
    /** Events in the order they happened. */
    events: () => [...events],
    /** The seconds its clock is ahead of ours. */
    setAhead(seconds: number) {
      ahead = seconds;
    },
    /** An event as it is sent, signed at a moment of its clock. */
    signed(event: Stripe.Event, { secret = webhookSecret, at = now() } = {}) {
      const body = JSON.stringify(event);
      const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** `metadata[orderID]=…` as an object. */
function nested(body: URLSearchParams, name: string): Record<string, string> {
  const inner = [...body].flatMap(([key, value]) => {
    const field = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return field ? [[field, value] as const] : [];
  });
  return Object.fromEntries(inner);
}

function expandOf(body: URLSearchParams): string[] {
  return [...body].filter(([key]) => key.startsWith('expand[')).map(([, value]) => value);
}
