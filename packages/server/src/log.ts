import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["wbn-auth"]',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'DATABASE_URL',
];
const depths = ['', '*.', '*.*.', '*.*.*.'];

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
  };
  return destination ? pino(options, destination) : pino(options);
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
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint'),
    cause: cause === undefined || depth >= 3 ? undefined : describeError(cause, depth + 1),
  };
}

function textOf(error: Error, key: string): string | undefined {
  const value = Object.getOwnPropertyDescriptor(error, key)?.value;
  return typeof value === 'string' ? value : undefined;
}
