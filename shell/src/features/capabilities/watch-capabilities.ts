import type {
  DeclaredCapabilities,
  WatchedCapabilities,
} from '@talent/api/platform/declared-capabilities';
import { appOfStack } from './app-of-stack';

/** A remote did what it does not declare. */
export class UndeclaredError extends Error {
  override readonly name = 'UndeclaredError';
  readonly code = 'undeclared-capability';
  readonly app: string;

  constructor(app: string, what: string, entry: string) {
    super(`${app} ${what}: declare it under ${entry} in ${app}/capabilities.json, or remove it`);
    this.app = app;
  }
}

type Declared = NonNullable<DeclaredCapabilities['capabilities']>;

interface Watch {
  /** App -> what it declares. Read at each use: guarded remotes come later. */
  declared: () => Declared;
  /** Called once for each thing that is used without being declared. */
  report: (error: UndeclaredError) => void;
  /** Whether the use fails, as in development. */
  isStrict: boolean;
}

/**
 * Watches storage, cookies, requests and globals of this tab. The remote is found by the files on the stack, so only what its own code
 * does at once counts for it: what it does with the help of the shell or the SDK is theirs.
 */
export function watchCapabilities(watch: Watch): void {
  const { declared, report } = watch;
  const known = new Set<string>();
  const caller = () => appOfStack(new Error().stack ?? '', import.meta.url);

  function check(
    app: string | null,
    what: string,
    entry: string,
    isDeclared: (of: WatchedCapabilities) => boolean,
  ): void {
    const own = app === null ? undefined : declared()[app];
    if (app === null || own === undefined || isDeclared(own)) return;
    const error = new UndeclaredError(app, what, entry);
    if (!known.has(error.message)) report(error);
    known.add(error.message);
    if (watch.isStrict) throw error;
  }

  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    wrap(Storage.prototype, method, function checkKey(this: Storage, key: unknown) {
      const kind = this === window.localStorage ? 'local' : 'session';
      const name = String(key);
      check(caller(), `uses the key "${name}" in ${kind}Storage`, `storage.${kind}`, (own) =>
        permits(own[kind], name),
      );
    });
  }
  const checkAddress = (address: unknown): void => {
    const text = address instanceof Request ? address.url : String(address);
    const { origin } = new URL(text, window.location.href);
    if (origin === window.location.origin || origin === 'null') return;
    check(caller(), `connects to ${origin}`, 'connects', ({ connects }) =>
      connects.includes(origin),
    );
  };
  wrap(window, 'fetch', checkAddress);
  wrap(Navigator.prototype, 'sendBeacon', checkAddress);

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const setCookie = cookie?.set;
  if (cookie && setCookie) {
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, text: string) {
        const name = text.split('=')[0]?.trim() ?? '';
        check(caller(), `sets the cookie "${name}"`, 'cookies', ({ cookies }) =>
          permits(cookies, name),
        );
        setCookie.call(this, text);
      },
    });
  }
  compareGlobals((name) => {
    // By then no stack says who has set it.
    const app = document.querySelector<HTMLElement>('main [data-app]')?.dataset['app'] ?? null;
    const isDeclared = Object.values(declared()).some(({ globals }) => permits(globals, name));
    if (!isDeclared) check(app, `sets the global "${name}"`, 'globals', () => false);
  });
}

/** Calls `before` with the arguments of each call of a method. */
function wrap<Target extends object>(
  target: Target,
  name: keyof Target,
  before: (this: never, first: unknown) => void,
): void {
  const original: unknown = target[name];
  if (typeof original !== 'function') return;
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...given: unknown[]): unknown {
      Reflect.apply(before, this, given);
      return Reflect.apply(original, this, given);
    },
  });
}

/**
 * Calls `onNew` for each new property of the window. Browsers let nothing listen for them: the window's prototypes cannot be changed, so
 * its names are compared.
 */
function compareGlobals(onNew: (name: string) => void): void {
  const before = new Set(Object.getOwnPropertyNames(window));
  setInterval(() => {
    const added = Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
    for (const name of added) before.add(name);
    // A number is a frame.
    for (const name of added) if (!BUILD.test(name) && !/^\d+$/.test(name)) onNew(name);
  }, COMPARED_EVERY);
}

/** Time between two looks at the globals, ms. */
const COMPARED_EVERY = 1000;

/** Names that the build and the development server give to parts of an app. */
const BUILD = /^(__federation_|css__|\$Refresh|__vite|__registerBeforePerformReactRefresh|__REACT)/;

function permits(list: readonly string[], name: string): boolean {
  return list.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name,
  );
}
