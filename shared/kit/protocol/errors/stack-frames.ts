/** A place in a file of the site: all that is sent of a line of a stack. */
export interface StackFrame {
  /** Path on the site below `/assets/`, or `/` for code in a document itself. */
  path: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Most frames of a stack that are kept: the cause is near the top. */
export const MOST_FRAMES = 20;

/** Largest line or column that is kept. */
const LARGEST = 99_999_999;

/** A line of Chromium (`at name (url:1:2)`), Firefox and WebKit (`name@url:1:2`), or an address alone. */
const FRAME = /^(?:\s*at (?:async |.*\()?|[^\s@]*@|\s*)(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/**
 * The frames of a stack that are in files of the site, innermost first. Extensions, other hosts and evaluated code are left
 * out, as are names of functions and everything behind the path of an address.
 *
 * @param stack as an error or React has it, in the format of any browser
 * @param message of the error: Chromium writes it in front, and it may look like a frame
 * @param origin of the site
 */
export function stackFrames(stack: string, message: string, origin: string): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const text of withoutMessage(stack, message).split('\n')) {
    const [, address = '', line, column] = FRAME.exec(text) ?? [];
    const url = URL.parse(address);
    if (url?.origin !== origin) continue;
    const path = url.pathname.startsWith('/assets/') ? url.pathname.slice(0, 200) : '/';
    frames.push({ path, line: position(line), column: position(column) });
    if (frames.length === MOST_FRAMES) break;
  }
  return frames;
}

function withoutMessage(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const isInFront = at >= 0 && /^[\w$ ]*(?:: )?$/.test(stack.slice(0, at));
  return isInFront ? stack.slice(at + message.length) : stack;
}

function position(digits = ''): number {
  return Math.min(Math.max(Number(digits), 1), LARGEST);
}
