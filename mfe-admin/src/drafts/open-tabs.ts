const KEPT = 'staff-draft-tab';
const LOCK = 'staff-draft-tab:';

let claimed: Promise<string> | null = null;

/**
 * This tab's name, which a reload keeps. As long as the tab is open it holds a lock of that name: a tab that was killed
 * holds none, so that others know that its work has been left behind. A duplicated tab gets another name.
 */
export function tabName(): Promise<string> {
  claimed ??= claim();
  return claimed;
}

async function claim(): Promise<string> {
  const kept = sessionStorage.getItem(KEPT);
  if (kept !== null && (await hold(kept))) return kept;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  await hold(name);
  sessionStorage.setItem(KEPT, name);
  return name;
}

/** Browsers give locks on secure origins only; without them every tab counts as closed. */
function locks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

function hold(name: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const untilTheTabEnds = (lock: Lock | null): Promise<void> | undefined => {
    resolve(lock !== null);
    return lock === null ? undefined : new Promise(() => undefined);
  };
  manager.request(`${LOCK}${name}`, { ifAvailable: true }, untilTheTabEnds).catch(reject);
  return promise;
}

/** The other tabs of this browser that have been in the editor and are open. */
export async function otherTabs(): Promise<string[]> {
  const own = await tabName();
  const held = (await locks()?.query())?.held ?? [];
  return held
    .flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))
    .filter((name) => name !== own);
}
