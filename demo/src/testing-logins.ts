import { listDemoLogins } from './index.ts';

/** The logins of a load, as `npm start` tells them. */
export const logins = [
  ['buyer', 'buyer', undefined],
  ['owner', 'platinum', 'platinum'],
  ['owner', 'gold', 'gold'],
  ['owner', 'standard', 'standard'],
  ['admin', 'admin', 'platinum'],
  ['member', 'member', 'platinum'],
  ['operator', 'operator', undefined],
].map(([role, login, subscription]) => ({ role, email: `${login}@demo.example`, subscription }));

/** Those that a database has, in the shape of `logins`. */
export const toldLogins = async (databaseUrl: string, accountsDatabaseUrl?: string) =>
  (await listDemoLogins(databaseUrl, accountsDatabaseUrl)).map(({ role, email, business }) => ({
    role,
    email,
    subscription: business?.subscription,
  }));
