import { passkey } from '@better-auth/passkey';
import type { Logger } from '@kontor/server';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { authLog } from './auth-log.ts';
import type { JoiningDatabase } from './joining-database.ts';
import type { LossWatch } from './loss-watch.ts';
import { ignoreAttestation } from './passkey/ignore-attestation.ts';
import { notePasskeyUse } from './passkey/queries.ts';
import { noteVerified } from './passkey/verified-answers.ts';
import { hashPassword, isPassword } from './password/hash-password.ts';
import { longestPassword, shortestPassword } from './password/password-length.ts';
import { challengePlugin } from './second-factor/challenge.ts';
import { lockout } from './second-factor/queries.ts';
import { readHashes, storedForm } from './second-factor/recovery-code.ts';
import { authSecret } from './secret.ts';
import type { Settings } from './settings.ts';

/** Our own header in which better-auth is told the visitor's address; what came from outside under it is dropped. */
export const addressHeader = 'x-visitor-address';

const day = 86_400;
/** Seconds a login lives without being used. */
export const loginSeconds = 30 * day;

const names = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  userId: 'user_id',
  expiresAt: 'expires_at',
};
const { createdAt, updatedAt, userId, expiresAt } = names;

interface AuthOptions {
  joining: JoiningDatabase;
  settings: Settings;
  log: Pick<Logger, 'error' | 'debug'>;
}

/**
 * better-auth over our schema: password check, logins and their cookies, second factor, passkeys. What it does not do is
 * told in docs/decisions/accounts.md. It is called by verbs; over HTTP only its passkey ceremonies are reachable.
 */
export function createAuth(context: AuthOptions): Auth {
  return failingWithDatabase(configureAuth(context), context.joining.losses);
}

function configureAuth({ joining, settings, log }: AuthOptions) {
  const { ACCOUNTS_ORIGIN: origin } = settings;
  const isSecure = origin.startsWith('https:');
  ignoreAttestation();
  return betterAuth({
    appName: 'Kontor',
    baseURL: origin,
    basePath: '/auth',
    trustedOrigins: [origin],
    secret: authSecret(settings.ACCOUNTS_SECRET),
    database: { db: joining.db, type: 'postgres', schemaName: 'accounts', transaction: true },
    telemetry: { enabled: false },
    // Ours count by address class and by account.
    rateLimit: { enabled: false },
    logger: authLog(log),
    // What is no refusal is answered and logged where all errors are; else its router writes it to the console.
    onAPIError: { throw: true },
    advanced: {
      // For this host alone and no other: browsers keep a cookie of such a name only so. Its own prefix says less.
      cookiePrefix: isSecure ? '__Host-kontor' : 'kontor',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      // Columns for other ways to sign in are not there, and not asked for.
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: {
      modelName: 'users',
      fields: { name: 'first_name', emailVerified: 'email_confirmed', createdAt, updatedAt },
      additionalFields: {
        lastName: { type: 'string', required: true, fieldName: 'last_name' },
        countryCode: { type: 'string', required: true, fieldName: 'country_code' },
        language: { type: 'string', required: true },
        termsAcceptedAt: {
          type: 'date',
          required: true,
          fieldName: 'terms_accepted_at',
          input: false,
          defaultValue: () => new Date(),
        },
        deleteAfter: { type: 'date', required: false, fieldName: 'delete_after', input: false },
      },
    },
    session: {
      modelName: 'logins',
      fields: { createdAt, updatedAt, userId, expiresAt, ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: loginSeconds,
      updateAge: day,
      // What needs a fresh confirmation asks for it itself (`confirmation/`).
      freshAge: 0,
    },
    account: {
      modelName: 'credentials',
      fields: {
        createdAt,
        updatedAt,
        userId,
        accountId: 'account_id',
        providerId: 'provider_id',
        password: 'password_hash',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { createdAt, updatedAt, expiresAt },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        // Also what an unknown address costs, so that it takes as long as a wrong password.
        hash: (password) => hashPassword(password, settings.PASSWORD_COST),
        verify: ({ password, hash }) => isPassword(password, hash),
      },
    },
    plugins: [
      challengePlugin,
      twoFactor({
        issuer: 'Kontor',
        accountLockout: { maxFailedAttempts: lockout.failures, durationSeconds: lockout.seconds },
        backupCodeOptions: {
          // Ours are made when the factor is turned on; better-auth knows their hashes alone.
          customBackupCodesGenerate: () => [],
          storeBackupCodes: {
            encrypt: async (hashes) => hashes,
            decrypt: async (stored) => storedForm(await readHashes(settings.ACCOUNTS_SECRET, stored)),
          },
        },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId,
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpName: 'Kontor',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ clientData }) => noteVerified(clientData),
        },
        authentication: {
          // A passkey stands for both factors, so the device has to have asked for a finger, a face or a number.
          afterVerification: async ({ verification: { authenticationInfo }, clientData }) => {
            if (!authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { message: 'The device did not check who uses it.' });
            noteVerified(clientData);
            await notePasskeyUse(joining.db, authenticationInfo.credentialID);
          },
        },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              userId,
              createdAt,
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
            },
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof configureAuth>;

/** better-auth, whose calls fail with the database's error when they lose it. */
function failingWithDatabase(auth: Auth, losses: LossWatch): Auth {
  const api = new Proxy(auth.api, {
    get(endpoints, name) {
      const endpoint: unknown = Reflect.get(endpoints, name);
      if (typeof endpoint !== 'function') return endpoint;
      return (...given: unknown[]) => losses.run(() => Reflect.apply(endpoint, endpoints, given));
    },
  });
  return { ...auth, api, handler: (request) => losses.run(() => auth.handler(request)) };
}
