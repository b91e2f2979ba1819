import { InvalidKeyError } from '@talent/artifact/store-key';
import type { Store } from '../store.ts';

const MODIFIED_AT = 'x-modified-at';

/** A store at the other end of HTTP: see `serveStore`. */
export function createHttpStore(url: string, headers: Record<string, string> = {}): Store {
  async function ask(op: string, key: string, body?: Uint8Array | string): Promise<Response> {
    const response = await fetch(`${url}?${new URLSearchParams({ op, key }).toString()}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body: body as BodyInit }),
    });
    if (response.status === 422) throw new InvalidKeyError(key);
    if (!response.ok && response.status !== 404) throw new Error(await response.text());
    return response;
  }

  async function json<Value>(op: string, key: string, body?: Uint8Array | string): Promise<Value> {
    return (await (await ask(op, key, body)).json()) as Value;
  }

  return {
    async read(key) {
      const response = await ask('read', key);
      const body = new Uint8Array(await response.arrayBuffer());
      if (response.status === 404) return null;
      return { body, modifiedAt: new Date(Number(response.headers.get(MODIFIED_AT))) };
    },
    has: (key) => json('has', key),
    list: (prefix) => json('list', prefix),
    async entries(prefix) {
      const entries = await json<{ key: string; bytes: number; modifiedAt: string }[]>(
        'entries',
        prefix,
      );
      return entries.map((entry) => ({ ...entry, modifiedAt: new Date(entry.modifiedAt) }));
    },
    write: (key, body) => json('write', key, body),
    create: (key, body) => json('create', key, body),
    remove: (key) => json('remove', key),
  };
}

/** Answers what `createHttpStore` asks. */
export async function serveStore(store: Store, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    const op = searchParams.get('op') ?? '';
    if (op !== 'read') return Response.json((await run(store, op, key, body)) ?? null);
    const file = await store.read(key);
    if (file === null) return new Response(null, { status: 404 });
    return new Response(file.body, {
      headers: { [MODIFIED_AT]: String(file.modifiedAt.getTime()) },
    });
  } catch (error) {
    if (error instanceof InvalidKeyError) return new Response(error.message, { status: 422 });
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
}

function run(store: Store, op: string, key: string, body: Uint8Array): Promise<unknown> {
  const operations: Record<string, () => Promise<unknown>> = {
    has: () => store.has(key),
    list: () => store.list(key),
    entries: () => store.entries(key),
    write: () => store.write(key, body),
    create: () => store.create(key, body),
    remove: () => store.remove(key),
  };
  return operations[op]?.() ?? Promise.reject(new Error(`no operation ${op}`));
}
