import { request as plainRequest, type ClientRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';

/** The head of an answer. */
export interface AnswerHead {
  status: number;
  /** The `Location` header; null where there is none. */
  location: string | null;
}

/**
 * Asks one network address for a page of a host, and reads the head of the answer alone. The connection goes to the address
 * that the caller has checked: a name that resolves to another one a moment later changes nothing. Redirects are not
 * followed, cookies are not kept.
 * @throws Error with the code of the network or of TLS; AbortError when `signal` aborts
 */
export function askAddress(
  address: string,
  url: URL,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
): Promise<AnswerHead> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions = {
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    method,
    path: url.pathname + url.search,
    headers: {
      Host: url.host,
      Accept: 'text/html, */*;q=0.8',
      'User-Agent': 'Mozilla/5.0 (compatible; link check)',
    },
    agent: false,
    signal,
    // A certificate is checked against the name, not the address.
    ...(isSecure && isIP(name) === 0 && { servername: name }),
  };
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = (isSecure ? secureRequest : plainRequest)(options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      // The body is of no use, however long it is.
      answer.destroy();
    });
    asked.on('error', reject);
    asked.end();
  });
}
