import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const time = z.iso.datetime();

const alertSchema = z.object({
  kind: z.enum(['firing', 'repeated', 'resolved']),
  id: z.string(),
  title: z.string(),
  objective: z.string(),
  figure: z.string(),
  advice: z.string(),
  since: time,
  at: time,
});

const stateSchema = z.object({
  book: z.record(z.string(), z.object({ since: time, saidAt: time })),
  /** What was said lately, newest first. */
  recent: z.array(alertSchema),
  /** What a channel has not taken yet, oldest first. */
  unsent: z.array(z.object({ channel: z.string(), alerts: z.array(alertSchema) })),
});

/** What watching remembers from one look to the next, and over a restart. */
export type AlertState = z.infer<typeof stateSchema>;

export const EMPTY_STATE: AlertState = { book: {}, recent: [], unsent: [] };

/** Keeps the state of alerts. */
export interface AlertStateFile {
  /** The empty state where there is none, or none that can be read: at worst something is said twice. */
  read(): Promise<AlertState>;
  /** Rejects when it cannot be written. */
  write(state: AlertState): Promise<void>;
}

/** @param path readable by its owner alone; its folder is there */
export function createAlertStateFile(path: string): AlertStateFile {
  return {
    async read() {
      try {
        return stateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      } catch {
        return EMPTY_STATE;
      }
    },
    async write(state) {
      const temporary = `${path}.${process.pid}.tmp`;
      await writeFile(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
      await rename(temporary, path);
    },
  };
}
