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
    redact: { paths: redactedPaths, censor: '[redacted]' },
    base: { pid: process.pid },
  };
  return destination ? pino(options, destination) : pino(options);
}
