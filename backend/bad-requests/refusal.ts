/** Why a request is refused; `code` is PostgreSQL's or PostgREST's. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** The part of the backend that a request is for. */
export function interfaceOf({ url }: Request): string {
  return new URL(url).pathname.split('/')[1] ?? '';
}

/** The answer in the form that clients of its interface read. */
export function refusal(request: Request, { status, code, message }: Refusal): Response {
  const body = {
    auth: { code: status, error_code: 'validation_failed', msg: message },
    storage: { statusCode: String(status), error: code, message },
  }[interfaceOf(request)] ?? { code, message, details: null, hint: null };
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(body), { status, headers });
}
