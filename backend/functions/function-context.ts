import { createDataClient } from '@talent/data/client';
import { forwardedAddress } from '@talent/api/address/client-address';
import type { FunctionContext } from '@talent/functions/context.ts';
import { createClamdScanner } from '@talent/functions/cv-check/clamd-scanner.ts';
import { createSmtpMailer } from '@talent/node/mail/smtp-mailer';
import { derivedSecret, gatewaySecretOf, type LocalSecrets } from '../secrets/local-secrets.ts';
import { createPdfChecker } from '../cv-check/pdf-checker.ts';
import { createSharpCutter } from '../pictures/sharp-cutter.ts';

interface LocalContextOptions {
  /** Answers requests to the backend, in this process. */
  fetch: (request: Request) => Promise<Response>;
  secrets: LocalSecrets;
  site: FunctionContext['site'];
  smtpUrl: string;
  /** Environment variables for functions. */
  settings: FunctionContext['settings'];
  log: (line: string) => void;
  /** Proxies of our own before the gateway, which itself appends the address it saw; default 0. */
  proxies?: number | undefined;
  beforeRetention?: FunctionContext['beforeRetention'];
}

/** The context of all functions of a local stack. `settle` resolves when the work after answers is done, or after five seconds. */
export function createLocalContext(options: LocalContextOptions): {
  context: FunctionContext;
  settle(): Promise<void>;
} {
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
      secret: derivedSecret(secrets, 'functions').toString('base64url'),
      settings: {
        TOKEN_KEY: derivedSecret(secrets, 'tokens').toString('base64'),
        GATEWAY_SECRET: gatewaySecretOf(secrets),
        ...settings,
      },
      sendMail: createSmtpMailer({
        url: smtpUrl,
        from: { name: site.brand, address: site.email },
      }),
      checkPdf: createPdfChecker(),
      scanFile: createClamdScanner(settings['CLAMAV_SOCKET']),
      cutPicture: createSharpCutter(),
      clientAddress: (request) => forwardedAddress(request, 1 + proxies),
      afterAnswer: (work) => {
        running.add(work);
        void work.finally(() => running.delete(work));
      },
      log,
      now: () => new Date(),
      beforeRetention: options.beforeRetention,
    },
    settle: async () => {
      const enough = new Promise((resolve) => setTimeout(resolve, 5000).unref());
      await Promise.race([Promise.allSettled(running), enough]);
    },
  };
}
