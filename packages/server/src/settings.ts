import { type Static, Type } from 'typebox';

/** The countries a portal can be built for (ISO 3166-1 alpha-2). */
export const portalCountries = [
  ...(['MX', 'US', 'CA', 'BR', 'AR', 'CL', 'PE', 'CO', 'EC', 'ES', 'IT', 'DE', 'FR'] as const),
  ...(['GB', 'PL', 'TR', 'MA', 'EG', 'ZA', 'AE', 'IN', 'CN', 'KR', 'JP', 'AU'] as const),
] as const;
const demoSizes = ['full', 'small', 'none'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const proxy =
  '(loopback|linklocal|uniquelocal|[0-9]{1,3}(\\.[0-9]{1,3}){3}(/[0-9]{1,2})?|[0-9A-Fa-f:]*:[0-9A-Fa-f:]*(/[0-9]{1,3})?)';

const weekday = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const timeOfDay = '([01][0-9]|2[0-4]):[0-5][0-9]';
const taxRule = '[A-Z]{2}=[A-Za-zÀ-ÿ ]{1,20} [0-9]{1,2}([.][0-9]{1,2})?( reverse)?';

/**
 * Every setting of the product, under the name of its environment variable: `description` is its meaning,
 * `expected` completes the sentence "NAME must be …" when a value is refused.
 */
export const Settings = Type.Object({
  PORT: port(3000, 'Port of the portal'),
  API_PORT: port(3001, 'Port of the api'),
  ACCOUNTS_PORT: port(3002, 'Port of the account service'),
  HOST: Type.String({
    default: '127.0.0.1',
    pattern: '^[A-Za-z0-9.:_-]+$',
    description: 'Address the services listen on; 0.0.0.0 for all networks',
    expected: 'a host name or an IP address',
  }),
  DATA_DIR: Type.String({
    default: '.data',
    minLength: 1,
    description: 'Folder of the embedded database, logs and other local state',
    expected: 'the path of a folder',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'A PostgreSQL (15 or newer) to use instead of the embedded one',
      expected: 'an address like postgres://user:password@host:5432/name',
      secret: true,
    }),
  ),
  DATABASE_RESERVE_MB: Type.Integer({
    default: 64,
    minimum: 0,
    maximum: 65536,
    description: 'Room the embedded database holds back; with less free it takes no writes; 0: none',
    expected: 'a whole number from 0 to 65536',
  }),
  PORTAL_COUNTRY: oneOf(portalCountries, 'MX', 'Country this portal is for (ISO 3166-1 alpha-2)'),
  DEMO_DATA: oneOf(
    demoSizes,
    'full',
    'Demo data loaded at the first start; where an origin is public: none, unless it is set',
  ),
  LOG_LEVEL: oneOf(logLevels, 'info', 'Least severe log line that is written'),
  PAGE_CACHE_MB: Type.Integer({
    default: 64,
    minimum: 0,
    maximum: 65536,
    description: "Maximum memory for cached visitors' pages in megabytes; 0: no cache",
    expected: 'a whole number from 0 to 65536',
  }),
  ANSWER_CACHE_MB: Type.Integer({
    default: 32,
    minimum: 0,
    maximum: 65536,
    description:
      'Maximum memory for answers the api caches until their rows change in megabytes; 0: no cache',
    expected: 'a whole number from 0 to 65536',
  }),
  INTERNAL_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{16,}$',
      description: 'What the services show each other; `npm start` makes and keeps one',
      expected: 'at least 16 letters, digits or punctuation characters',
      secret: true,
    }),
  ),
  PORTAL_ORIGIN: origin('http://localhost:<PORT>', 'Public origin of the portal'),
  API_ORIGIN: origin('http://localhost:<API_PORT>', 'Public origin of the api'),
  ACCOUNTS_ORIGIN: origin('http://localhost:<ACCOUNTS_PORT>', 'Public origin of the account service'),
  API_URL: origin(
    'http://<HOST>:<API_PORT>',
    'Where portal and account service reach the api inside the network',
  ),
  ACCOUNTS_URL: origin(
    'http://<HOST>:<ACCOUNTS_PORT>',
    'Where portal and api reach the account service inside the network',
  ),
  TRUST_PROXY: Type.String({
    default: 'loopback',
    pattern: `^(none|${proxy}(, ?${proxy})*)$`,
    description:
      'Proxies whose X-Forwarded-For is believed: addresses, ranges, loopback, uniquelocal; or none',
    expected: 'none, or a list like loopback, 10.0.0.0/8',
  }),
  RATE_LIMIT: Type.Integer({
    default: 3000,
    minimum: 0,
    maximum: 100_000_000,
    description:
      'Cheap requests a visitor or person may make a minute; dearer kinds have a share; 0: no limit',
    expected: 'a whole number from 0 to 100000000',
  }),
  STOP_DELAY: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 5,
    description: 'Seconds in which a stopping service still accepts connections while /readyz says 503',
    expected: 'a whole number from 0 to 5',
  }),
  METRICS_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[\\w.~+/=-]{16,}$',
      description: 'Who bears it may read /metrics; without it, who comes straight from the own network',
      expected: 'at least 16 letters, digits or -._~+/=',
      secret: true,
    }),
  ),
  ACCOUNTS_SECRET: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{32,}$',
      description:
        'What the account service signs cookies and encrypts keys with; `npm start` makes and keeps one',
      expected: 'at least 32 letters, digits or punctuation characters',
      secret: true,
    }),
  ),
  ACCOUNTS_DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description:
        'A database for accounts alone; else they have a schema of their own in the one of the product',
      expected: 'an address like postgres://user:password@host:5432/name',
      secret: true,
    }),
  ),
  UPLOAD_FREE_MB: Type.Integer({
    default: 512,
    minimum: 0,
    maximum: 1_000_000,
    description: 'Free space in megabytes below which no more uploads are taken; 0: until it is full',
    expected: 'a whole number from 0 to 1000000',
  }),
  S3_BUCKET: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$',
      description: 'Bucket uploads are stored in; without it they lie in a folder of DATA_DIR',
      expected: 'the name of a bucket, without dots: no certificate is for those',
    }),
  ),
  S3_REGION: Type.String({
    default: 'us-east-1',
    pattern: '^[a-z0-9-]{2,40}$',
    description: 'Region of the bucket',
    expected: 'a region like eu-central-1',
  }),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[A-Za-z0-9._:-]+$',
      description: "Address of a store that speaks S3 and is not Amazon's",
      expected: 'an address like https://storage.example.com',
    }),
  ),
  S3_ACCESS_KEY_ID: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{3,128}$',
      description: 'Who we are to the bucket',
      expected: 'an access key id',
    }),
  ),
  S3_SECRET_ACCESS_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,128}$',
      description: 'The secret that goes with S3_ACCESS_KEY_ID',
      expected: 'a secret access key',
      secret: true,
    }),
  ),
  SIGNING_KEY_DAYS: Type.Integer({
    default: 30,
    minimum: 1,
    maximum: 365,
    description: 'Days after which another key signs access tokens; nobody is signed out by it',
    expected: 'a whole number from 1 to 365',
  }),
  PASSWORD_COST: Type.Integer({
    default: 15,
    minimum: 15,
    maximum: 20,
    description: 'Memory to hash a password, as a power of two of KiB (15: 32 MiB, about 0.1 s)',
    expected: 'a whole number from 15 to 20',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://',
      description: 'Mail server mails are handed to; without it they stay in the local outbox',
      expected: 'an address like smtps://user:password@host:465',
      secret: true,
    }),
  ),
  MAIL_FROM: Type.String({
    default: 'Kontor <no-reply@kontor.example>',
    pattern: '^([^<>@\\r\\n]+ )?<?[^\\s<>@]+@[^\\s<>@]+>?$',
    description: 'Sender of mails',
    expected: 'an address like Kontor <no-reply@example.com>',
  }),
  REPLY_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9._-]{1,20}@[A-Za-z0-9.-]+$',
      description: 'Where people answer mails about messages; its mailbox takes name+code@… too',
      expected: 'an address like reply@example.com, with at most 20 characters before the @',
    }),
  ),
  REPLY_IMAP_URL: Type.Optional(
    Type.String({
      pattern: '^imaps?://[^/@]+@[^/@]+(/[^/]+)?$',
      description: 'Mailbox of REPLY_ADDRESS; without both, mails say nothing of answering by mail',
      expected: 'an address like imaps://user:password@host:993/INBOX',
      secret: true,
    }),
  ),
  HELP_REQUESTS_TO: Type.String({
    default: 'contact@kontor.example',
    pattern: '^[^\\s<>@]+@[^\\s<>@]+$',
    description: 'Where help requests of the need-help form are sent',
    expected: 'an address like help@example.com',
  }),
  SUPPORT_HOURS: Type.String({
    default: 'Mon-Fri 09:00-17:00 Europe/Madrid',
    pattern: `^${weekday}(-${weekday})? ${timeOfDay}-${timeOfDay} [A-Za-z0-9_+/-]{1,60}$`,
    description: 'When the support team is there, and where: businesses book times in these hours',
    expected: 'days, hours and a time zone like Mon-Fri 09:00-17:00 Europe/Madrid',
  }),
  SUPPORT_SEATS: Type.Integer({
    default: 1,
    minimum: 1,
    maximum: 50,
    description: 'How many times of the support team are booked at once',
    expected: 'a whole number from 1 to 50',
  }),
  TAX_RULES: Type.Optional(
    Type.String({
      pattern: `^${taxRule}(; ?${taxRule})*$`,
      description:
        'Tax on packages by the country of the buyer; `reverse`: none for who states a tax number; without it no tax is added',
      expected: 'rules like MX=IVA 16; IT=IVA 22 reverse',
    }),
  ),
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({
      pattern: '^(sk|rk)_[A-Za-z0-9_]{8,250}$',
      description:
        'Secret key of the account at Stripe that packages are paid to; without it the test provider',
      expected: 'a key like sk_live_…',
      secret: true,
    }),
  ),
  STRIPE_PUBLIC_KEY: Type.Optional(
    Type.String({
      pattern: '^pk_[A-Za-z0-9_]{8,250}$',
      description: 'Publishable key of the same account, which browsers are shown',
      expected: 'a key like pk_live_…',
    }),
  ),
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_[A-Za-z0-9+/=_]{8,250}$',
      description: 'What Stripe signs its messages to us with',
      expected: 'a secret like whsec_…',
      secret: true,
    }),
  ),
  STRIPE_API_URL: origin('https://api.stripe.com', 'Where Stripe is called; another one for a stand-in'),
  STRIPE_JS_URL: origin(
    'https://js.stripe.com',
    'Where the script of Stripe comes from; another one for a stand-in',
  ),
  SELLER_NAME: Type.String({
    default: 'Kontor Network, Inc.',
    pattern: '^\\S[^\\r\\n]{0,119}$',
    description: 'Who sells packages, as invoices name it; each name has numbers of its own',
    expected: 'a name of at most 120 characters',
  }),
  SELLER_ADDRESS: Type.String({
    default: 'Miami, FL',
    pattern: '^\\S[^\\r\\n]{0,199}$',
    description: 'Its address without the country',
    expected: 'an address of at most 200 characters',
  }),
  SELLER_COUNTRY: Type.String({
    default: 'US',
    pattern: '^[A-Z]{2}$',
    description: 'Its country (ISO 3166-1 alpha-2)',
    expected: 'a country like US',
  }),
  SELLER_TAX_NUMBER: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9 ./-]{2,40}$',
      description: 'Its tax or VAT number, which invoices have to state where it has one',
      expected: 'a number like DE 123456789',
    }),
  ),
  BANK_ACCOUNT_HOLDER: Type.String({
    default: 'EXAMPLE, Kontor Network, Inc.',
    pattern: '^\\S[^\\r\\n]{0,119}$',
    description:
      'To whom packages are paid by transfer, as pro-forma invoices say; the default is an example',
    expected: 'a name of at most 120 characters',
  }),
  BANK_IBAN: Type.String({
    default: 'EXAMPLE 00 0000 0000 0000',
    pattern: '^[A-Z0-9 ]{5,42}$',
    description: 'Account transfers go to; the default is an example',
    expected: 'an account number like GB33 BUKB 2020 1555 5555 55',
  }),
  BANK_BIC: Type.String({
    default: 'EXAMPLE0',
    pattern: '^[A-Z0-9]{8,11}$',
    description: 'Bank of that account; the default is an example',
    expected: 'a BIC like BUKBGB22',
  }),
  SECURITY_CONTACT: Type.String({
    default: 'security@kontor.example',
    pattern: '^[^\\s<>@]+@[^\\s<>@]+$',
    description: 'Where vulnerabilities are reported to, as `/.well-known/security.txt` says',
    expected: 'an address like security@example.com',
  }),
});

/** The validated settings. Secrets and addresses without a default can be absent. */
export type Config = Static<typeof Settings>;
export type SettingName = keyof Config;

function port(byDefault: number, description: string) {
  return Type.Integer({
    default: byDefault,
    minimum: 1,
    maximum: 65535,
    description,
    expected: 'a whole number from 1 to 65535',
  });
}

/** `byDefault` may name other settings in angle brackets. */
function origin(byDefault: string, description: string) {
  return Type.String({
    default: byDefault,
    pattern: '^https?://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?$',
    description,
    expected: 'an address like https://example.com, without a path',
  });
}

function oneOf<const Values extends string[]>(
  values: readonly [...Values],
  byDefault: Values[number],
  description: string,
) {
  return Type.Enum(values, { default: byDefault, description, expected: `one of ${values.join(', ')}` });
}
