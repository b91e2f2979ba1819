import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Difference to the process that started this one, in steps of `nice`. */
const LOWER_BY = 10;
const LOWEST = 19;
/** Interval of looking for new processes, ms. */
const LOOK_EVERY_MS = 1000;

/**
 * Lowers the priority of this process and of all that it has started or starts later, so that pages are served first. Call it
 * when the process is ready: lowering it sooner makes a start on a busy machine take minutes and has no advantage.
 *
 * Linux shares the processor between sessions before it looks at priorities inside of one (`man 7 sched`, "The autogroup
 * feature"), and each of PostgreSQL's processes begins a session. So the priority of each session is lowered as well.
 */
export function lowerPriority(): void {
  const ofProcesses = lowered(getPriority());
  const ofSessions = lowered(sessionPriority(process.ppid) ?? 0);
  const look = (): void => {
    for (const pid of [process.pid, ...descendantsOf(process.pid)]) {
      lowerProcess(pid, ofProcesses);
      const current = sessionPriority(pid);
      if (current !== null && current !== ofSessions) lowerSession(pid, ofSessions);
    }
  };
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}

const lowered = (priority: number): number => Math.min(LOWEST, priority + LOWER_BY);

/**
 * Priority of the session that a process belongs to; null where the system has none, and for what began before every
 * session, as the first process of a container may have.
 */
export function sessionPriority(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/autogroup`, 'utf8');
    const nice = /nice (-?\d+)/.exec(text)?.[1];
    return nice === undefined ? null : Number(nice);
  } catch {
    return null;
  }
}

function lowerProcess(pid: number, priority: number): void {
  try {
    if (getPriority(pid) < priority) setPriority(pid, priority);
  } catch {
    // It has ended, or the system does not allow it; everything works without.
  }
}

/** Linux allows users other than root one change in 100 ms. A refused one is tried again at the next look. */
function lowerSession(pid: number, priority: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // The process has ended, or is tried again.
  }
}

/** All descendants of a process; empty where the system does not tell them. */
export function descendantsOf(pid: number): number[] {
  const children = childrenOf(pid);
  return [...children, ...children.flatMap(descendantsOf)];
}

/** Child processes of a process; empty where the system does not tell them. */
export function childrenOf(pid: number): number[] {
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
