import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** So much lower than the process that started this one, in steps of `nice`. */
const LOWER_BY = 10;
const LOWEST = 19;
/** How often new processes are looked for, ms. */
const LOOK_EVERY_MS = 1000;

/**
 * Lets pages go first: lowers the priority of this process and of all that it starts, now and later.
 *
 * Linux shares the processor between sessions before it looks at priorities inside of one (`man 7 sched`, "The autogroup
 * feature"), and each of PostgreSQL's processes begins a session. So the priority of each session is lowered as well.
 *
 * @returns ends looking for new processes
 */
export function letPagesGoFirst(): () => void {
  try {
    setPriority(lowered(getPriority()));
  } catch {
    // Some systems do not allow it; everything works without.
  }
  const ofPages = sessionPriority(process.ppid);
  if (ofPages === null) return () => {};
  const priority = lowered(ofPages);
  const look = (): void => {
    for (const pid of [process.pid, ...descendantsOf(process.pid)]) {
      if (sessionPriority(pid) !== priority) lowerSession(pid, priority);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

const lowered = (priority: number): number => Math.min(LOWEST, priority + LOWER_BY);

/** Priority of the session that a process belongs to; null where the system has none. */
export function sessionPriority(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/autogroup`, 'utf8');
    const nice = /nice (-?\d+)/.exec(text)?.[1];
    return nice === undefined ? null : Number(nice);
  } catch {
    return null;
  }
}

/** The system takes one change in 100 ms from other users than root: what it refuses is tried at the next look. */
function lowerSession(pid: number, priority: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // It has ended, or comes next time.
  }
}

/** All processes below a process; empty where the system does not say. */
export function descendantsOf(pid: number): number[] {
  const children = childrenOf(pid);
  return [...children, ...children.flatMap(descendantsOf)];
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}
