import type { z } from 'zod';

/** A JSON answer that no cache stores. */
export function reply(
  body: object,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** A refusal for programs, by its code. */
export function refusal(
  status: number,
  code: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return reply({ code }, status, headers);
}

/** A refusal for programs and for people. */
export function problem(status: number, code: string, message: string): Response {
  return reply({ code, message }, status);
}

/** The answer that the host of the functions gives for an unknown name. */
export function noSuchFunction(): Response {
  return Response.json(
    { code: 'NOT_FOUND', message: 'There is no such function.' },
    { status: 404 },
  );
}

/** The refusal of the gateway's batch: it logs the reason beside the item that it loses. */
export function unreadableBatch({ issues }: z.ZodError): Response {
  const [issue] = issues;
  return problem(400, 'unreadable', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
