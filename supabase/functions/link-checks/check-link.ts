import type { LinkCheck, LinkReason } from './contract.ts';
import { askAddress, type AnswerHead } from '@talent/functions/http/ask-address.ts';
import { addressesOf, isPublicAddress } from '@talent/functions/http/public-address.ts';

/** Limits of a check. Tests lower them, and open the network of this machine. */
export interface LinkLimits {
  /** Longest time for one link with its redirects, ms. */
  timeoutMs: number;
  mostRedirects: number;
  /** Whether a network address may be asked. */
  isAllowedAddress: (address: string) => boolean;
  /** Whether the port of an address may be asked; empty for the protocol's own. */
  isAllowedPort: (port: string) => boolean;
}

export const LINK_LIMITS: LinkLimits = {
  timeoutMs: 8000,
  mostRedirects: 5,
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === '',
};

type Outcome = Omit<LinkCheck, 'url'>;

const outcome = (
  state: Outcome['state'],
  reason: LinkReason | null,
  status: number | null = null,
): Outcome => ({ state, reason, status });

/** Errors of TLS name their reason in a code of their own. */
const CERTIFICATE = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_)/;

/**
 * Asks a link as a reader's browser would, without ever reaching a private network: every address of every hop is checked
 * first, and the checked one is connected to. Never rejects.
 */
export async function checkLink(link: string, limits: LinkLimits = LINK_LIMITS): Promise<Outcome> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = URL.parse(link);
  try {
    for (let redirects = 0; ; redirects += 1) {
      if (url === null || !isAskable(url, limits)) return outcome('unknown', 'refused');
      const address = await addressOf(url, limits, signal);
      if (address === null) return outcome('unknown', 'refused');
      const { status, location } = await ask(address, url, signal);
      const isRedirect = status >= 300 && status < 400 && location !== null;
      if (!isRedirect) return stateOf(status);
      if (redirects === limits.mostRedirects) return outcome('unknown', 'redirects', status);
      url = URL.parse(location, url);
    }
  } catch (error) {
    return failureOf(error, signal);
  }
}

function isAskable(url: URL, { isAllowedPort }: LinkLimits): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && isAllowedPort(url.port);
}

/** The address to connect to; null where one of the host's addresses may not be asked. */
async function addressOf(
  url: URL,
  { isAllowedAddress }: LinkLimits,
  signal: AbortSignal,
): Promise<string | null> {
  const addresses = await withTimeout(addressesOf(url.hostname), signal);
  return addresses.every(isAllowedAddress) ? (addresses[0] ?? null) : null;
}

/** Some servers answer HEAD as no page, or not at all. Only the answer to GET counts against a link. */
async function ask(address: string, url: URL, signal: AbortSignal): Promise<AnswerHead> {
  const head = await askAddress(address, url, 'HEAD', signal).catch(() => null);
  if (head !== null && head.status < 400) return head;
  return askAddress(address, url, 'GET', signal);
}

function stateOf(status: number): Outcome {
  if (status >= 200 && status < 400) return outcome('alive', null, status);
  return outcome(status === 404 || status === 410 ? 'dead' : 'unknown', 'status', status);
}

function failureOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return outcome('unknown', 'timeout');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND') return outcome('dead', 'no-host');
  return outcome('unknown', CERTIFICATE.test(code) ? 'certificate' : 'unreachable');
}

/** DNS has no signal of its own. */
function withTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
