import { createHmac } from 'node:crypto';
import { createDataClient } from '@talent/data/client';
import { forwardedAddress } from '@talent/api/address/client-address';
import type { FunctionContext } from '@talent/functions/context.ts';
import { createClamdScanner } from '@talent/functions/cv-check/clamd-scanner.ts';
import { createSmtpMailer } from '@talent/functions/smtp-mailer.ts';
import type { LocalSecrets } from './secrets.ts';

export interface LocalContextOptions {
  /** The interfaces of the backend, in this process. */
  fetch: (request: Request) => Promise<Response>;
  secrets: LocalSecrets;
  site: FunctionContext['site'];
  smtpUrl: string;
  /** What the environment sets for functions. */
  settings: FunctionContext['settings'];
  log: (line: string) => void;
  /** Proxies of our own before the gateway, which itself appends whom it saw; default 0. */
  proxies?: number;
}

/** What functions are given by the local stack. */
export interface LocalContext {
  context: FunctionContext;
  /** Resolves when nothing runs on behind answers any more, or after five seconds. */
  settle(): Promise<void>;
}

/** Makes it once for all functions. */
export function createLocalContext(options: LocalContextOptions): LocalContext {
  const { secrets, site, smtpUrl, settings, log, proxies = 0 } = options;
  const running = new Set<Promise<void>>();
  return {
    context: {
      data: createDataClient({
        url: site.origin,
        key: secrets.secretKey,
        fetch: (input, init) => options.fetch(new Request(input, init)),
      }),
      site,
      secret: derived(secrets, 'functions').toString('base64url'),
      settings: {
        TOKEN_KEY: derived(secrets, 'tokens').toString('base64'),
        GATEWAY_SECRET: gatewaySecretOf(secrets),
        ...settings,
      },
      sendMail: createSmtpMailer({
        url: smtpUrl,
        from: { name: site.brand, address: site.email },
      }),
      scanFile: createClamdScanner(settings['CLAMAV_SOCKET']),
      clientAddress: (request) => forwardedAddress(request, 1 + proxies),
      afterAnswer: (work) => {
        running.add(work);
        void work.finally(() => running.delete(work));
      },
      log,
      now: () => new Date(),
    },
    settle: async () => {
      const enough = new Promise((resolve) => setTimeout(resolve, 5000).unref());
      await Promise.race([Promise.allSettled(running), enough]);
    },
  };
}

/** What the gateway shows to the function that takes its security events, unless the environment sets another. */
export function gatewaySecretOf(secrets: LocalSecrets): string {
  return derived(secrets, 'gateway').toString('base64url');
}

/** Of the database's owner, for connections that do not come through the server's own folder. */
export function databasePasswordOf(secrets: LocalSecrets): string {
  return derived(secrets, 'database').toString('base64url');
}

/** 32 bytes that tell nothing about the secret they come from: one secret less in the data folder. */
function derived({ jwtSecret }: LocalSecrets, purpose: string): Buffer {
  return createHmac('sha256', jwtSecret).update(purpose).digest();
}
