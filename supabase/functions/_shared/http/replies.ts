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
