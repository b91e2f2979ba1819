import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { serveHere } from '../../testing/serve-here.ts';

const questionSchema = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dimensions: z.tuple([z.enum(['date', 'query', 'page'])]),
  rowLimit: z.number().int().min(1).max(25_000),
  type: z.literal('web'),
  dataState: z.literal('final'),
});
type Question = z.infer<typeof questionSchema>;

interface Row {
  keys: [string];
  clicks: number;
  impressions: number;
  ctr: number;
  position: number;
}

interface ScriptedAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const row = (key: string, clicks: number, impressions: number, position: number): Row => ({
  keys: [key],
  clicks,
  impressions,
  ctr: clicks / impressions,
  position,
});

const EMAIL = 'seo@example-project.iam.gserviceaccount.com';
const TOKEN = 'ya29.a-token-of-the-test';

/** The answer of the API when a call is refused. */
export function refusal(status: number, reason: string): ScriptedAnswer {
  const error = {
    code: status,
    message: `Refused: ${reason}`,
    errors: [{ message: `Refused: ${reason}`, domain: 'global', reason }],
  };
  return { status, body: { error } };
}

/** Of the account, made once: it takes a moment. */
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/**
 * A server that plays Google's token endpoint and `searchanalytics.query` as documented:
 * https://developers.google.com/identity/protocols/oauth2/service-account and
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query. It checks the signature of the account.
 */
export async function startGoogleServer() {
  const { url, close } = await serveHere(answer);
  const key = { type: 'service_account', client_email: EMAIL, private_key: pair.privateKey };
  const started = {
    /** Environment that leads a site's functions here. */
    settings: {
      SEARCH_CONSOLE_KEY: JSON.stringify(key),
      SEARCH_CONSOLE_SITE: 'sc-domain:example.com',
      SERVICES_URL: url,
    } as Record<string, string>,
    /** Every request to the API, also a refused one. */
    questions: [] as Question[],
    /** Requests for a token so far. */
    tokens: 0,
    /** Rows by dimension; those outside of the asked days are left out. */
    rows: { date: [] as Row[], query: [] as Row[], page: [] as Row[] },
    /** Answers of the next questions, in order. */
    script: [] as ScriptedAnswer[],
    /** Whether the key was deleted in Google's console. */
    isRevoked: false,
    stop: close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const end = ({ status, body: content = {}, headers = {} }: ScriptedAnswer): void => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...headers,
      });
      response.end(JSON.stringify(content));
    };
    if (request.url === '/token') return end(token(new URLSearchParams(body)));
    if (request.url !== '/webmasters/v3/sites/sc-domain%3Aexample.com/searchAnalytics/query') {
      return end(refusal(404, 'notFound'));
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return end(refusal(401, 'authError'));
    const question = questionSchema.parse(JSON.parse(body));
    started.questions.push(question);
    const scripted = started.script.shift();
    if (scripted) return end(scripted);
    const [dimension] = question.dimensions;
    const { startDate, endDate, rowLimit } = question;
    const asked = started.rows[dimension].filter(
      ({ keys: [day] }) => dimension !== 'date' || (day >= startDate && day <= endDate),
    );
    // Google leaves the list out where it has no row.
    return end({
      status: 200,
      body: { ...(asked.length > 0 && { rows: asked.slice(0, rowLimit) }) },
    });
  }

  function token(form: URLSearchParams): ScriptedAnswer {
    started.tokens += 1;
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(pair.publicKey),
      Buffer.from(signature, 'base64url'),
    );
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    const isSound =
      isSigned &&
      said['iss'] === EMAIL &&
      said['scope'] === 'https://www.googleapis.com/auth/webmasters.readonly' &&
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    if (!isSound || started.isRevoked) {
      const body = { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' };
      return { status: 400, body };
    }
    return { status: 200, body: { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' } };
  }

  return started;
}
