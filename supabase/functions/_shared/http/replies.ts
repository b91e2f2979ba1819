/** Answers that no cache keeps. */
export function reply(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** What went wrong, for programs and for people. */
export function problem(status: number, code: string, message: string): Response {
  return reply({ code, message }, status);
}
