import { isIPv6 } from 'node:net';
import { Check } from 'typebox/schema';
import { type Config, type SettingName, Settings } from './settings.ts';

export { type Config, portalCountries, type SettingName } from './settings.ts';

/** The environment holds a value the product cannot run with; the message has one sentence for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A row of the settings table, as the documentation and `--help` show it. */
export interface SettingRow {
  name: SettingName;
  default: string;
  meaning: string;
}

type Environment = Record<string, string | undefined>;
interface Documented {
  type?: string;
  default?: string | number;
  description?: string;
  expected?: string;
  secret?: boolean;
}

const documented = Object.entries(Settings.properties as Record<string, Documented>);

/** Every setting with its default and its meaning, in the order of the table. */
export const settingsTable: SettingRow[] = documented.map(([name, setting]) => ({
  name: name as SettingName,
  default: setting.default === undefined ? 'not set' : String(setting.default),
  meaning: setting.description ?? '',
}));

/**
 * Reads and validates the settings; an empty variable counts as not set.
 * Throws ConfigError with a sentence for each wrong value ("PORT must be …, got 'abc'").
 */
export function readConfig(environment: Environment = process.env): Config {
  const values: Record<string, string | number> = {};
  const wrong: string[] = [];
  for (const [name, setting] of documented) {
    const text = environment[name]?.trim() || defaultText(setting, values);
    if (text === undefined) continue;
    const value = setting.type === 'integer' ? wholeNumber(text) : text;
    if (Check(setting, value)) values[name] = value;
    else wrong.push(refusal(name, setting, text));
  }
  // Everybody knows the password of the demo people: they are where others can come in only when somebody asks for them.
  if (!environment.DEMO_DATA?.trim() && !origins.every((name) => isOfThisMachine(values[name])))
    values.DEMO_DATA = 'none';
  if (wrong.length === 0 && Check(Settings, values)) return values;
  throw new ConfigError(wrong.join('\n'));
}

const origins = ['PORTAL_ORIGIN', 'API_ORIGIN', 'ACCOUNTS_ORIGIN'] as const;

/** Whether an origin is one nobody else can come to; what was refused is none that anybody comes to. */
function isOfThisMachine(origin: string | number | undefined): boolean {
  const host = URL.parse(String(origin))?.hostname;
  return host === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** Defaults may name settings that stand before them in the table: "http://localhost:<PORT>". */
function defaultText(setting: Documented, values: Record<string, string | number>): string | undefined {
  if (setting.default === undefined) return undefined;
  const text = String(setting.default);
  const named = [...text.matchAll(/<([A-Z_]+)>/g)].map((match) => match[1] ?? '');
  // What was refused above is not complained of twice.
  if (named.some((name) => values[name] === undefined)) return undefined;
  return named.reduce((filled, name) => {
    const value = name === 'HOST' ? reachable(String(values[name])) : String(values[name]);
    return filled.replace(`<${name}>`, value);
  }, text);
}

/** The origin at which a service that listens on `host` is reached from this machine. */
export function reachableOrigin(host: string, port: number): string {
  return `http://${reachable(host)}:${port}`;
}

/** An address to connect to for an address to listen on: "all networks" is reached through the loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function refusal(name: string, setting: Documented, text: string): string {
  const got = setting.secret ? 'got something else' : `got '${text}'`;
  return `${name} must be ${setting.expected}, ${got}`;
}
