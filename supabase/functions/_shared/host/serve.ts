import { createDataClient } from '@talent/data/client';
import { z } from 'zod';
import { forwardedAddress } from '@talent/api/address/client-address';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { createClamdScanner } from '../cv-check/clamd-scanner.ts';
import { findPdfProblem } from '../cv-check/pdf-problem.ts';
import { createSmtpMailer } from '@talent/node/mail/smtp-mailer';

/** The globals of Supabase's runtime. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** Environment variables of functions on a hosted project; those that one function alone needs are its own. */
export const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  /** The runtime gives it as `SUPABASE_SERVICE_ROLE_KEY`. */
  SUPABASE_SECRET_KEY: z.string().min(1),
  SITE_URL: z.url().transform((url) => new URL(url).origin),
  SITE_BRAND: z.string().min(1).default('AI Talent Experts'),
  SITE_EMAIL: z.email(),
  /** Lines separated by `|`. */
  SITE_POSTAL_ADDRESS: z.string().default(''),
  SITE_MODE: z.enum(['demo', 'live']).default('demo'),
  REPLY_TIME: z.string().min(1).optional(),
  FUNCTIONS_SECRET: z.string().min(32),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Number of our own proxies before the functions. Each appends one address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(10).default(1),
});

/**
 * Serves a handler under Deno, with the settings of the functions' environment, which is read at the first request.
 * @throws ZodError that names every missing or malformed variable, and no value
 */
export function serve(handler: FunctionHandler): void {
  let context: FunctionContext | null = null;
  Deno.serve(async (request) => {
    try {
      context ??= createContext(Deno.env.toObject());
      return await handler(request, context);
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'unknown error');
      return Response.json({ code: 'unavailable' }, { status: 503 });
    }
  });
}

/** The context of a set of environment variables. */
export function createContext(variables: Record<string, string>): FunctionContext {
  const environment = environmentSchema.parse({
    ...variables,
    SUPABASE_SECRET_KEY: variables['SUPABASE_SERVICE_ROLE_KEY'],
    // As in the example of an environment file, nothing is the same as not set.
    TRUSTED_PROXIES: variables['TRUSTED_PROXIES'] || undefined,
  });
  const site = {
    origin: environment.SITE_URL,
    brand: environment.SITE_BRAND,
    email: environment.SITE_EMAIL,
    postalAddress: environment.SITE_POSTAL_ADDRESS.split('|')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    mode: environment.SITE_MODE,
    ...(environment.REPLY_TIME && { replyTime: environment.REPLY_TIME }),
  };
  return {
    data: createDataClient({
      url: environment.SUPABASE_URL,
      key: environment.SUPABASE_SECRET_KEY,
    }),
    site,
    secret: environment.FUNCTIONS_SECRET,
    settings: variables,
    sendMail: createSmtpMailer({
      url: environment.SMTP_URL,
      from: { name: site.brand, address: site.email },
    }),
    // The runtime ends a request that takes more than 2 s of processor time or 256 MB.
    checkPdf: findPdfProblem,
    scanFile: createClamdScanner(variables['CLAMAV_SOCKET']),
    // sharp has no build for this runtime.
    cutPicture: null,
    clientAddress: (request) => forwardedAddress(request, environment.TRUSTED_PROXIES),
    afterAnswer: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
    log: (line) => console.error(line),
    now: () => new Date(),
  };
}
