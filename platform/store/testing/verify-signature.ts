import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

/** The key pair that the test server knows. */
export const CREDENTIALS = { accessKeyId: 'tester', secretAccessKey: 'a-secret-of-the-test' };

/** A request as it came in. */
export interface ReceivedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

/** The answer of S3 to a request with a wrong signature. */
export type SignatureProblem =
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

/** Of Node, in the form that the signer takes. */
class Sha256 {
  #hash: Hash | Hmac;

  constructor(secret?: unknown) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array);
  }

  update(data: unknown): void {
    this.#hash.update(data as Uint8Array);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    this.#hash = createHash('sha256');
  }
}

/** Signs the request once more, with Amazon's own signer, and compares. */
export async function signatureProblem(request: ReceivedRequest): Promise<SignatureProblem | null> {
  const { headers, body } = request;
  const [, accessKeyId, region, signedNames = ''] =
    /Credential=([^/]+)\/\d+\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (accessKeyId !== CREDENTIALS.accessKeyId) return 'InvalidAccessKeyId';
  const url = new URL(request.url, `http://${headers.host ?? ''}`);
  const signer = new SignatureV4({
    service: 's3',
    region: region ?? '',
    credentials: CREDENTIALS,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = await signer.sign(
    {
      method: request.method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(
        signedNames.split(';').map((name) => [name, String(headers[name] ?? '')]),
      ),
    },
    { signingDate: parseTime(String(headers['x-amz-date'])) },
  );
  const signatureIn = (text = ''): string => /Signature=(\w+)/.exec(text)?.[1] ?? '';
  if (signatureIn(signed.headers['authorization']) !== signatureIn(headers.authorization)) {
    return 'SignatureDoesNotMatch';
  }
  const hash = createHash('sha256').update(body).digest('hex');
  return headers['x-amz-content-sha256'] === hash ? null : 'XAmzContentSHA256Mismatch';
}

/** `20261121T203000Z` */
function parseTime(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
