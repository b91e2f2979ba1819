import { buildApp } from 'fauxqs';
import { signatureProblem, type ReceivedRequest } from './verify-signature.ts';

/** Of Fastify, which the server is made with, as far as it is used here. */
type Incoming = Omit<ReceivedRequest, 'body'> & { body: unknown };
interface Reply {
  raw: { once(event: 'close', listener: () => void): unknown };
  code(status: number): Reply;
  type(contentType: string): Reply;
  send(body: string): Reply;
}

/** An S3 server (fauxqs) with an empty bucket "releases", which checks signatures, and with `conditional` knows conditional writes. */
const isConditional = process.argv[2] === 'conditional';
const app = buildApp({ logger: false });

/** Conditional writes under way by path: one at a time, so that looking and writing are one step. */
const underWay = new Map<string, Promise<undefined>>();

const refusal = (code: string): string => `<Error><Code>${code}</Code></Error>`;

app.addHook('preHandler', async (request: Incoming, reply: Reply): Promise<unknown> => {
  const { method, url, headers } = request;
  // It cannot store an empty object by itself.
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  request.body = body;
  const problem = isOwn(headers) ? null : await signatureProblem({ method, url, headers, body });
  if (problem !== null) return reply.code(403).type('application/xml').send(refusal(problem));

  if (!isConditional || method !== 'PUT' || headers['if-none-match'] !== '*') return undefined;
  const before = underWay.get(url);
  const done = Promise.withResolvers<undefined>();
  underWay.set(url, done.promise);
  reply.raw.once('close', () => done.resolve(undefined));
  await before;
  const { statusCode } = await app.inject({ method: 'HEAD', url, headers: OWN });
  if (statusCode === 200) {
    return reply.code(412).type('application/xml').send(refusal('PreconditionFailed'));
  }
  return undefined;
});

/** Requests of this process to itself. */
const OWN = { 'x-own': crypto.randomUUID() };
function isOwn(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['x-own'] === OWN['x-own'];
}

await app.inject({ method: 'PUT', url: '/releases', headers: OWN });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(new URL(address).port);
