import { create } from 'zustand';

/** Whether the served page's own remote could be loaded. */
export type ServedRemoteState =
  | { status: 'working' }
  | { status: 'failed'; app: string; retry: () => Promise<void> };

export const remoteStore = create<ServedRemoteState>(() => ({ status: 'working' }));
