/** Fault of the next request of a save. */
export type Fault =
  | 'error-500'
  | 'signed-out-401'
  | 'conflict-409'
  | 'hang'
  | 'reset'
  | 'lost-answer';

const codes = { 'error-500': 500, 'signed-out-401': 401, 'conflict-409': 409 } as const;

/** A `fetch` that reaches the server at `origin`, whatever origin it is asked for. */
export function makeFaultyFetch(origin: string, real: typeof fetch) {
  let next: { part: string; fault: Fault } | null = null;
  let failed = 0;
  let inFlight = 0;

  async function counted(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    inFlight += 1;
    try {
      return await send(input, init);
    } finally {
      inFlight -= 1;
    }
  }

  async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const asked = new URL(input instanceof Request ? input.url : String(input), origin);
    const { signal, ...others } = init;
    const address = new URL(`${asked.pathname}${asked.search}`, origin);
    // Headers of the page are another class than those of Node.
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const reach = () => real(address, { ...others, headers });
    const isRead = (init.method ?? 'GET') === 'GET' || init.method === 'HEAD';
    if (isRead || next === null || !address.pathname.includes(next.part)) return reach();
    const { fault } = next;
    next = null;
    failed += 1;
    switch (fault) {
      case 'hang':
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      case 'reset':
        throw new TypeError('Failed to fetch');
      case 'lost-answer':
        await (await reach()).text();
        throw new TypeError('Failed to fetch');
      default:
        return Response.json({ code: 'fault', message: fault }, { status: codes[fault] });
    }
  }
  return {
    fetch: counted,
    /** The next request whose address contains this text, and which is no read, meets the fault. */
    failNext: (part: string, fault: Fault) => {
      next = { part, fault };
      failed = 0;
    },
    /** Requests that were changed since the last `failNext`: 0 says that the save asked for something else. */
    failed: () => failed,
    /** Requests that are not answered yet. */
    inFlight: () => inFlight,
  };
}
