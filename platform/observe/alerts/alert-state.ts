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
  /** Recent alerts, newest first. */
  recent: z.array(alertSchema),
  /** Alerts that a channel has not accepted yet, oldest first. */
  unsent: z.array(z.object({ channel: z.string(), alerts: z.array(alertSchema) })),
});

/** State of alerts between two checks, and over a restart. */
export type AlertState = z.infer<typeof stateSchema>;

export const EMPTY_STATE: AlertState = { book: {}, recent: [], unsent: [] };

export interface AlertStateFile {
  /** The empty state where no readable file exists: at worst an alert is sent twice. */
  read(): Promise<AlertState>;
  /** Rejects when it cannot be written. */
  write(state: AlertState): Promise<void>;
}

/** @param path of a file in an existing folder; only its owner can read it */
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
