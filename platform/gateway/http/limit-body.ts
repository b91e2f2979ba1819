/** A request body that stops when it is too large. */
export interface LimitedBody {
  stream: ReadableStream<Uint8Array> | null;
  /** Whether more came than was allowed. */
  isExceeded(): boolean;
}

/** Counts a body on its way through and breaks it off after `maxBytes`; nothing is held in memory. */
export function limitBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): LimitedBody {
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
          controller.error(new RangeError(`the body is larger than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return { stream: counted ?? null, isExceeded: () => bytes > maxBytes };
}
