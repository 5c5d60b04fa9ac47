import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { redactText } from './redact-text.ts';

export type { Logger } from 'pino';

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["wbn-auth"]',
  '["x-internal-token"]',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'DATABASE_URL',
  'ACCOUNTS_DATABASE_URL',
  'ACCOUNTS_SECRET',
  'INTERNAL_TOKEN',
  'METRICS_TOKEN',
  'SMTP_URL',
  'REPLY_IMAP_URL',
  'email',
];
const depths = ['', '*.', '*.*.', '*.*.*.'];

/** Bytes of lines that wait to be written; further ones are dropped. */
const longestWaiting = 1024 * 1024;

/** Secrets are blotted out wherever they stand, down to the fourth level of a logged object. */
const redactedPaths = secretNames.flatMap((name) =>
  depths.map((depth) => (name.startsWith('[') ? `${depth.slice(0, -1)}${name}` : `${depth}${name}`)),
);

/** A logger of JSON lines for one service; `destination` is standard output unless a test reads it. */
export function createLog(
  name: string,
  config: Pick<Config, 'LOG_LEVEL'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    name,
    level: config.LOG_LEVEL,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    base: { pid: process.pid },
    // Loggers of requests are made without pino's own, dearer way: see requestLog.
    mixin: (_line: object, _level: number, logger: object) =>
      'requestId' in logger ? { requestId: logger.requestId } : {},
  };
  return pino(options, destination ?? standardOutput());
}

/**
 * Standard output. What cannot be written, as on a full disk, is dropped: a service must not end for want of a log. Lines are
 * written again as soon as that works.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: longestWaiting });
  output.on('error', () => undefined);
  return output;
}

/** A logger whose lines bear the request's id. It costs next to nothing, since most requests write no line. */
export function requestLog(log: FastifyBaseLogger, bindings: { requestId?: unknown }): FastifyBaseLogger {
  const own: FastifyBaseLogger = Object.create(log);
  return Object.assign(own, { requestId: bindings.requestId });
}

interface ErrorFields {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  cause?: ErrorFields;
}

// Libraries hang whole connections on their errors, with passwords and people's data: only what is listed is logged.
function describeError(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(messageOf(error)) };
  const { name, message, stack, cause } = error;
  const code = textOf(error, 'code');
  // PostgreSQL quotes the value it could not read (class 22) or store (class 23).
  const quotesValues = code !== undefined && /^2[23][0-9A-Z]{3}$/.test(code);
  const shown = (text: string) => redactText(quotesValues ? text.replace(/"[^"\n]*"/g, '"…"') : text);
  return {
    type: name,
    message: shown(message),
    ...(stack === undefined ? {} : { stack: shown(stack) }),
    code,
    constraint: textOf(error, 'constraint'),
    cause: cause === undefined || depth >= 3 ? undefined : describeError(cause, depth + 1),
  };
}

/** Some libraries hand on a copy of an error, which is no Error any more. */
function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  return textOf(error, 'message') ?? String(error);
}

function textOf(error: object, key: string): string | undefined {
  const value = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The log of a reply whose request was answered for its handler, as for taking too long, or called off. What the handler still
 * throws, returns or sends has nowhere to go; Fastify would log it as an error or a warning, and it is nobody's mistake.
 */
export function lateLog(log: FastifyBaseLogger): FastifyBaseLogger {
  const late: FastifyBaseLogger = Object.create(log);
  late.error = log.debug;
  late.warn = log.debug;
  return late;
}
