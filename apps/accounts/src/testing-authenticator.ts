import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey's device in software: answers the ceremonies as a browser with an authenticator does. */
export interface Authenticator {
  /** `statement` is what its maker says of it, as a statement of the format that Apple's devices use. */
  register(options: { challenge: string }, statement?: { certificate: Buffer }): object;
  authenticate(options: { challenge: string }): object;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** @param verifies whether it asks who uses it, by a finger or a number */
export function createAuthenticator(origin: string, verifies = true): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const used = flags.present | (verifies ? flags.verified : 0);
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    register({ challenge }, statement) {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([used | flags.attested]),
        Buffer.alloc(4),
        attested,
      ]);
      // {fmt: "none", attStmt: {}, authData: …} in CBOR, or {fmt: "apple", attStmt: {x5c: [certificate]}, authData: …}.
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(statement ? 'apple' : 'none'),
        text('attStmt'),
        statement ? certificates(statement.certificate) : Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    authenticate({ challenge }) {
      const client = clientData('webauthn.get', challenge);
      const authData = Buffer.concat([rpIdHash, Buffer.from([used]), Buffer.alloc(4)]);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

function certificates(certificate: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xa1]), text('x5c'), Buffer.from([0x81]), bytes(certificate)]);
}

/** A certificate that names a list of revoked ones at a port of this machine, one of five digits. */
export function aCertificate(listPort: number): Buffer {
  const [before = '', after = ''] = Buffer.from(certificate.join(''), 'base64')
    .toString('latin1')
    .split('00000');
  return Buffer.from(`${before}${listPort}${after}`, 'latin1');
}

/** Signed by itself; its list is at http://127.0.0.1:00000/revoked. */
const certificate = [
  'MIIBozCCAUigAwIBAgIUVYq/oUks7WoXflGHRaS0Juk6An0wCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIxNTQx',
  'MTFaGA8yMTI2MTAyOTE1NDExMVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOq5ZU3r3kuSJqCp6U6U',
  'EYjGnVsgcZAF9FixOtKe5gVBdTQIcdu/e63SQke/FZsmHH/dRgIx8D0d/JBnVCyeTr2jgYUwgYIwHQYDVR0OBBYEFEWHoatS+Kyp',
  '5fbEE6MMHE3BdHBWMB8GA1UdIwQYMBaAFEWHoatS+Kyp5fbEE6MMHE3BdHBWMA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0fBCgwJjAk',
  'oCKgIIYeaHR0cDovLzEyNy4wLjAuMTowMDAwMC9yZXZva2VkMAoGCCqGSM49BAMCA0kAMEYCIQCWASZSDUDjt7r6KF0yjWHiSreu',
  '/jCxjDK0GXS792oZ4AIhAPpKImRymdSVaip3E3aEzfS6lgHaRMA1Tp/2M7QB6jib',
];

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const head = value.length < 24 ? [0x40 + value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), point(x), Buffer.from([0x22]), point(y)]);
}
