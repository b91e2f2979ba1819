import { readFile, rename, writeFile } from 'node:fs/promises';
import { alertSchema } from '@talent/api/operations/operations-status';
import { z } from 'zod';

const time = z.iso.datetime();

const stateSchema = z.object({
  book: z.record(z.string(), z.object({ since: time, saidAt: time })),
  recent: z.array(alertSchema),
  /** Alerts that a channel has not accepted yet, oldest first. */
  unsent: z.array(z.object({ channel: z.string(), alerts: z.array(alertSchema) })),
});

export type AlertState = z.infer<typeof stateSchema>;

export const EMPTY_STATE: AlertState = { book: {}, recent: [], unsent: [] };

export type AlertStateFile = ReturnType<typeof createAlertStateFile>;

/** @param path of a file in an existing folder; only its owner can read it */
export function createAlertStateFile(path: string) {
  return {
    /** The empty state where no readable file exists: at worst an alert is sent twice. */
    async read(): Promise<AlertState> {
      try {
        return stateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      } catch {
        return EMPTY_STATE;
      }
    },
    /** Rejects when it cannot be written. */
    async write(state: AlertState): Promise<void> {
      const temporary = `${path}.${process.pid}.tmp`;
      await writeFile(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
      await rename(temporary, path);
    },
  };
}
