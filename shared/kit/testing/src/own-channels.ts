// Files run in threads of one process, and Node's channels reach all of them: a sign-in of one file would sign another one in.
if (typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined') {
  const file = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${file} ${name}`);
    }
  };
}
