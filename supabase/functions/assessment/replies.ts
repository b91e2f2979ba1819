/** JSON that nothing on the way keeps. */
export function reply(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** There is no such attempt, or the token is not its own: the answer does not say which. */
export function unknownAttempt(): Response {
  return reply(404, { code: 'unknown' });
}
