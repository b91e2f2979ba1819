import { vi } from 'vitest';

type Listener = Parameters<typeof window.addEventListener>;

/** The shell's modules as a tab that has just been opened evaluates them. */
export async function openTab() {
  vi.resetModules();
  const added: { target: Window | Document; listener: Listener }[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (...listener: Listener) => void;
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener: Listener) => {
      added.push({ target, listener });
      add(...listener);
    });
  }
  const { startSession, followSession } = await import('../start-session');
  const { backend } = await import('../../backend/backend');
  const { checkAdmin } = await import('../../guard/check-admin');
  const { guardStore } = await import('../../guard/guard-store');
  const { sessionStore, unsavedStore } = await import('@talent/sdk');
  return {
    startSession,
    followSession,
    backend,
    checkAdmin,
    guardStore,
    sessionStore,
    unsavedStore,
    /** Ends what the tab listens to. */
    close: (): void => {
      for (const { target, listener } of added) target.removeEventListener(...listener);
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
