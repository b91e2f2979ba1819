/** The body of a request before the request is handled. */
type FirstBody =
  /** The complete body; null: there is none. */
  | { status: 'whole'; body: Uint8Array<ArrayBuffer> | null }
  /** A long body: the part that was read, followed by the rest. */
  | { status: 'long'; body: ReadableStream<Uint8Array> }
  | { status: 'late' }
  /** The client disconnected, or its body broke off. */
  | { status: 'gone' };

/**
 * Reads a body of at most `maxBytes`, so that a slow client does not keep others waiting. A longer one is for the spool.
 * @param deadlineMs for a short body, or the beginning of a long one
 */
export async function readBodyFirst(
  request: Request,
  maxBytes: number,
  deadlineMs: number,
): Promise<FirstBody> {
  const { body } = request;
  if (body === null) return { status: 'whole', body: null };
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) {
    return { status: 'long', body };
  }
  const { promise: passed, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, deadlineMs, LATE);
  try {
    const start = await readStart(body, maxBytes, (reader) =>
      Promise.race([reader.read(), passed]).catch((error: unknown) => {
        // Not awaited: cancelling may never finish when the client sends nothing.
        void reader.cancel().catch(() => undefined);
        throw error;
      }),
    );
    return start.isWhole
      ? { status: 'whole', body: start.bytes }
      : { status: 'long', body: start.body };
  } catch (error) {
    return { status: error === LATE ? 'late' : 'gone' };
  } finally {
    clearTimeout(timer);
  }
}

const LATE = new Error('late');

type Reader = ReadableStreamDefaultReader<Uint8Array>;

type Start =
  | { isWhole: true; bytes: Uint8Array<ArrayBuffer> }
  | { isWhole: false; body: ReadableStream<Uint8Array> };

/** Reads a body of at most `most` bytes; a longer one is given back from its beginning. */
export async function readStart(
  body: ReadableStream<Uint8Array>,
  most: number,
  read = (reader: Reader) => reader.read(),
): Promise<Start> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= most) {
    const { done, value } = await read(reader);
    if (done) return { isWhole: true, bytes: joined(chunks, bytes) };
    chunks.push(value);
    bytes += value.byteLength;
  }
  return { isWhole: false, body: continued(chunks, reader) };
}

/** The bytes of all chunks, which have `bytes` together. */
export function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

function continued(chunks: Uint8Array[], reader: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const first = chunks.shift();
      if (first !== undefined) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
