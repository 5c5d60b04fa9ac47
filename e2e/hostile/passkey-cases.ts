import type { Known } from './known.ts';
import { oddBodies } from './odd-bodies.ts';
import { type HostileCase, request } from './requests.ts';
import { oddJson } from './values.ts';

type Fields = Record<string, unknown>;

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const id = base64url(Buffer.alloc(32, 7));

function clientData(type: string, more: Fields = {}): string {
  const challenge = base64url(Buffer.alloc(32, 1));
  return base64url(JSON.stringify({ type, challenge, origin: 'http://localhost', ...more }));
}

/** Authenticator data (WebAuthn, 6.1): hash of the site, flags, count, and what follows. */
function authenticatorData(flags: number, rest = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.alloc(32, 3), Buffer.from([flags, 0, 0, 0, 1]), rest]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A CBOR map of the three parts of an attestation without a statement. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const format = [cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...format,
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}

/** A public key (COSE) of an algorithm; `-7`, ES256, is written 0x26. */
function attestationOf(algorithm: number[]): string {
  const key = [0xa5, 0x01, 0x02, 0x03, ...algorithm, 0x20, 0x01, 0x21, 0x58, 0x20, ...Array(32).fill(4)];
  const credential = [...Array(16).fill(0), 0, 32, ...Array(32).fill(7), ...key, 0x22, 0x58, 0x20];
  const rest = Buffer.from([...credential, ...Array(32).fill(5)]);
  return base64url(attestation(authenticatorData(0x45, rest)));
}

interface Ceremony {
  path: string;
  /** The response of an authenticator, of the right form. */
  response: Fields;
}

const ceremonies: Ceremony[] = [
  {
    path: '/auth/passkey/verify-registration',
    response: { clientDataJSON: clientData('webauthn.create'), attestationObject: attestationOf([0x26]) },
  },
  {
    path: '/auth/passkey/verify-authentication',
    response: {
      clientDataJSON: clientData('webauthn.get'),
      authenticatorData: base64url(authenticatorData(0x05)),
      signature: base64url(Buffer.alloc(70, 9)),
      userHandle: base64url('somebody'),
    },
  },
];

const cborDeep = (depth: number) => base64url(Buffer.alloc(depth, 0x81));

/** Values for the fields of a response that are bytes in base64url: what decodes to something odd, and what does not decode. */
const oddBytes: readonly (readonly [what: string, value: string])[] = [
  ['base64 of the other alphabet', '+/+/'],
  ['padding alone', '===='],
  ['padding inside', 'AA==AA'],
  ['one character', 'A'],
  ['blanks between', 'AA AA'],
  ['a percent sign', '%41%41'],
  ['a byte', 'AA'],
  ['JSON that is none', base64url('{"type":')],
  ['JSON null', base64url('null')],
  ['JSON 4,000 deep', base64url('['.repeat(2_000) + ']'.repeat(2_000))],
  ['JSON with __proto__', base64url('{"__proto__":{"type":"webauthn.create"}}')],
  ['no UTF-8', base64url(Buffer.from([0xff, 0xfe, 0xc0, 0x80]))],
  ['another ceremony', clientData('payment.get')],
  ['another site', clientData('webauthn.get', { origin: 'https://elsewhere.example' })],
  ['a challenge that is no text', clientData('webauthn.create', { challenge: { a: 1 } })],
  ['lists in CBOR 6,000 deep', cborDeep(6_000)],
  ['a list in CBOR without an end', base64url(Buffer.from([0x9f]))],
  ['a length in CBOR beyond 64 bits', base64url(Buffer.from([0x9b, ...Array(8).fill(0xff)]))],
  ['a text in CBOR that is cut off', base64url(Buffer.from([0x7a, 0x7f, 0xff, 0xff, 0xff]))],
  ['authenticator data that are cut off', base64url(attestation(Buffer.alloc(20)))],
  ['a credential that is cut off', base64url(attestation(authenticatorData(0x45, Buffer.alloc(17))))],
  ['extensions that are missing', base64url(attestation(authenticatorData(0x85)))],
  ['an algorithm there is not', attestationOf([0x39, 0xff, 0xff])],
  ['the algorithm 0', attestationOf([0x00])],
  ['an algorithm that is a text', attestationOf([0x63, 0x52, 0x53, 0x31])],
  ['a symmetric algorithm', attestationOf([0x05])],
  ['RS1', attestationOf([0x39, 0xff, 0xfe])],
  ['40,000 bytes', base64url(Buffer.alloc(40_000, 0xa0))],
  ['60,000 bytes', base64url(Buffer.alloc(60_000))],
];

/** The two ceremonies of passkeys with bodies that are odd as wholes or in one field, as somebody who is logged in. */
export function passkeyCases({ cookies }: Known): HostileCase[] {
  return ceremonies.flatMap(({ path, response }) => {
    const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    const make = (what: string, body: string | Buffer, type: string | undefined): HostileCase => ({
      family: 'passkey',
      what: `${path} ${what}`,
      service: 'accounts',
      bytes: request({
        method: 'POST',
        path,
        headers: [['Cookie', cookies], ...(type === undefined ? [] : [['Content-Type', type] as const])],
        body,
      }),
    });
    const json = (what: string, body: string) => make(what, body, 'application/json');
    const inside = Object.keys(response);
    return [
      ...oddBodies.map(([what, type, body]) => make(what, body, type)),
      json('of the right form', JSON.stringify({ response: credential })),
      ...['name', 'response', 'unknown'].flatMap((field) =>
        oddJson.map(([what, value]) =>
          json(`${field}: ${what}`, withField({ response: credential }, field, value)),
        ),
      ),
      ...['id', 'rawId', 'type', 'authenticatorAttachment', 'clientExtensionResults', 'response'].flatMap(
        (field) =>
          oddJson.map(([what, value]) =>
            json(`response.${field}: ${what}`, `{"response":${withField(credential, field, value)}}`),
          ),
      ),
      ...[...inside, 'transports'].flatMap((field) =>
        [...oddJson, ...oddBytes.map(([what, text]) => [what, JSON.stringify(text)] as const)].map(
          ([what, value]) =>
            json(
              `response.response.${field}: ${what}`,
              `{"response":${withField(credential, 'response', withField(response, field, value))}}`,
            ),
        ),
      ),
    ];
  });
}

/** An object as JSON with one field of which the JSON is given. */
function withField(fields: Fields, name: string, value: string): string {
  const others = Object.entries(fields).filter(([other]) => other !== name);
  const parts = others.map(([other, each]) => `${JSON.stringify(other)}:${JSON.stringify(each)}`);
  return `{${[...parts, `${JSON.stringify(name)}:${value}`].join(',')}}`;
}
