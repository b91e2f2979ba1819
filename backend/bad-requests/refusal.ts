/** An answer to a request that is refused; `code` is PostgreSQL's or PostgREST's. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** The interface of the backend that a request is for, such as `rest`. */
export function interfaceOf({ url }: Request): string {
  return new URL(url).pathname.split('/')[1] ?? '';
}

/** The answer in the form of its interface. */
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
