import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A credential as a browser's `toJSON()` gives it. */
export interface PasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, never>;
  response: Record<string, unknown>;
}

/** An authenticator in software: one key for one site. */
export interface SoftPasskey {
  create(challenge: string): PasskeyAnswer;
  get(challenge: string, changed?: { origin?: string; counter?: number }): PasskeyAnswer;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** @param origin of the site; its host name is the relying party. */
export function softPasskey(origin: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const head = (flags: number, count: number): Buffer => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags, 0);
    bytes.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), bytes]);
  };
  const answer = (response: Record<string, unknown>): PasskeyAnswer => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create(challenge) {
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(0x45, counter), Buffer.alloc(16), length, id, key]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get(challenge, changed = {}) {
      counter = changed.counter ?? counter + 1;
      const client = clientData('webauthn.get', challenge, changed.origin ?? origin);
      const data = head(0x05, counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
