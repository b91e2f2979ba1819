import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

/** How long an answer of the database counts, ms: the parts of one page ask it once. */
const KNOWN_MS = 2000;
/** Sessions with an override at a time: more than a team has. */
const MOST = 100;

/** Asks the database whether an override still counts, once for the requests of a moment. Where it does not answer, none counts. */
export function createOpenOverrides(options: {
  isOpen: (id: string) => Promise<boolean>;
  log: Log;
  now: () => Date;
}): { has: (id: string) => Promise<boolean>; forget: (id: string) => void } {
  const { isOpen, log, now } = options;
  const known = new Map<string, { at: number; answer: Promise<boolean> }>();

  const ask = (id: string): Promise<boolean> =>
    isOpen(id).catch((error: unknown) => {
      const message = 'local override could not be checked, the live page is served';
      log({ level: 'error', message, error: describeError(error) });
      return false;
    });

  return {
    has(id) {
      const at = now().getTime();
      const last = known.get(id);
      if (last && at - last.at < KNOWN_MS) return last.answer;
      if (known.size >= MOST) known.clear();
      const answer = ask(id);
      known.set(id, { at, answer });
      return answer;
    },
    forget: (id) => void known.delete(id),
  };
}
