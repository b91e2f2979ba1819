import { scrub } from '@talent/api/errors/scrub';
import { stackFrames, type StackFrame } from '@talent/api/errors/stack-frames';

/** The facts that are sent about a thrown value. */
export interface ReadError {
  message: string;
  frames: StackFrame[];
  /** Path of a module that did not load; null: it is another error. */
  file: string | null;
}

/**
 * Reads what was thrown; null where nothing of it is the site's: what was aborted on purpose, or code of an extension. Of a value
 * that is no error only its type is told, because a text may be what a visitor typed.
 */
export function readError(thrown: unknown): ReadError | null {
  if (!(thrown instanceof Error)) {
    return { message: `Rejected with a value of type ${typeof thrown}`, frames: [], file: null };
  }
  const { name, message, stack = '' } = thrown;
  if (name === 'AbortError' || message.startsWith('ResizeObserver loop')) return null;
  const frames = stackFrames(stack, message, location.origin);
  if (frames.length === 0 && /\w-extension:\/\//.test(stack)) return null;
  const address = /dynamically imported module: (\S+)/.exec(message)?.[1] ?? '';
  const url = URL.parse(address);
  const file = url?.origin === location.origin ? url.pathname : null;
  return { message: scrub(message || name), frames, file };
}
