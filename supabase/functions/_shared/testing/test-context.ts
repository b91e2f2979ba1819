import { createDataClient } from '@talent/data/client';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { FunctionContext } from '../context.ts';
import { findPdfProblem } from '../cv-check/pdf-problem.ts';

/** Answers calls of database functions by name; anything else fails as an unreachable database does. */
export type FakeCalls = Readonly<Record<string, (args: Record<string, unknown>) => unknown>>;

export interface TestContext extends FunctionContext {
  /** Mails that the server took. */
  mails: MailMessage[];
  /** Names and arguments of the database functions that were called, in order. */
  calls: { name: string; args: Record<string, unknown> }[];
}

/** A context without database and network. `calls` records the calls of database functions. */
export function testContext(
  patch: Partial<FunctionContext> = {},
  answers: FakeCalls = {},
): TestContext {
  const mails: MailMessage[] = [];
  const calls: TestContext['calls'] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const body = await request.text();
    const args: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
    calls.push({ name, args });
    const answer = answers[name];
    if (answer === undefined) {
      return Response.json({ code: 'XX000', message: `no ${name}` }, { status: 500 });
    }
    return Response.json(answer(args) ?? null);
  };
  return {
    data: createDataClient({ url: 'http://database.example', key: 'test', fetch }),
    site: {
      origin: 'https://www.example.com',
      brand: 'Example Talent',
      email: 'staff@example.com',
    },
    secret: 'a secret of the tests, long enough',
    settings: {},
    sendMail: async (message) => {
      mails.push(message);
    },
    checkPdf: findPdfProblem,
    scanFile: null,
    cutPicture: null,
    clientAddress: () => '203.0.113.7',
    afterAnswer: () => {},
    log: () => {},
    now: () => new Date('2026-11-20T10:00:00Z'),
    ...patch,
    mails,
    calls,
  };
}

/** A context whose database takes every form of one function, under the reference that the form was given. */
export const accepting = (submit: string): TestContext =>
  testContext(
    {},
    {
      [submit]: ({ submission }) => ({
        status: 'accepted',
        ...(submission as { reference: string }),
      }),
    },
  );
