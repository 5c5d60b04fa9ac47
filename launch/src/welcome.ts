import { relative } from 'node:path';
import type { DemoLogin } from '@kontor/demo';
import { type Config, settingsTable } from '@kontor/server/config';
import { inProject } from './project.ts';
import type { Mode } from './services.ts';

/** What a person wants to know once everything is up: addresses, what to try, and as whom to log in. */
export function describeReady(config: Config, mode: Mode, seconds: number, logins: DemoLogin[]): string {
  const { PORTAL_ORIGIN: portal, API_ORIGIN: api, ACCOUNTS_ORIGIN: accounts } = config;
  const results = `${portal}/search-result?business=MA`;
  const tries: [string, string][] =
    config.DEMO_DATA === 'none'
      ? [['Bring companies in', 'npm run import -- FILE.csv']]
      : [
          ['Bearings from Germany', `${results}&countries=DE&search=bearing`],
          ['A category', `${results}&countries=global&industry=0006&category=000601`],
        ];
  const addresses: [string, string][] = [
    ['Portal', portal],
    ['API', `${api}/api/v1`],
    ['Account service', accounts],
    // Without a mail server whoever registers finds their mail there, unless others can reach the product.
    ...(config.SMTP_URL || ![portal, accounts].every(isThisMachine)
      ? []
      : [['Mails', `${accounts}/outbox`] satisfies [string, string]]),
  ];
  const lines = [
    `Kontor is ready, after ${seconds.toFixed(1)} s.`,
    '',
    ...asTable(addresses),
    '',
    'What to try',
    ...asTable([...tries, ["The API's documentation", `${portal}/api/v1/docs`]]),
    '',
    ...describeLogins(logins),
    ...(mode === 'development' ? ['Changes are taken over as you save them.'] : []),
    `Ctrl-C stops everything. Logs are in ${fromHere(config.DATA_DIR)}/logs.`,
  ];
  return lines.join('\n');
}

/** The demo people, with the password they share said once. */
function describeLogins(logins: DemoLogin[]): string[] {
  const [first] = logins;
  if (!first) return [];
  const widest = Math.max(...logins.map(({ email }) => email.length));
  const rows = logins.map(({ role, email, business }) =>
    business
      ? `  ${role.padEnd(10)}${email.padEnd(widest)}  ${business.name} (${business.subscription})`
      : `  ${role.padEnd(10)}${email}`,
  );
  return [`Demo people to log in as, all with the password ${first.password}`, ...rows, ''];
}

function asTable(rows: [string, string][]): string[] {
  return rows.map(([label, value]) => `  ${label.padEnd(25)}${value}`);
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/** A path as short as it can be said from the project's folder. */
function fromHere(path: string): string {
  const short = relative(inProject(), path);
  return short.startsWith('..') ? path : short;
}

/** The help of `npm start`: every setting with its default. */
export function describeSettings(): string {
  const widest = (key: 'name' | 'default') => Math.max(...settingsTable.map((row) => row[key].length));
  const [names, defaults] = [widest('name'), widest('default')];
  const rows = settingsTable.map(
    (row) => `  ${row.name.padEnd(names)}  ${row.default.padEnd(defaults)}  ${row.meaning}`,
  );
  return [
    'npm start installs, fills the database, builds and runs everything; Ctrl-C stops it.',
    '',
    'Settings are environment variables, as in PORT=8080 npm start:',
    '',
    `  ${'Name'.padEnd(names)}  ${'Default'.padEnd(defaults)}  Meaning`,
    ...rows,
  ].join('\n');
}
