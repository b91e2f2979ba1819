import { z } from '@talent/protocol/forms/schema';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

const alertsSchema = z.object({
  /** Alerts whose address has not confirmed them. */
  pending: z.number(),
  confirmed: z.number(),
  /** Addresses with a confirmed alert. */
  addresses: z.number(),
  /** The last ten editions that subscribers are told of, newest first. */
  editions: z.array(
    z.object({
      source_key: z.string(),
      edition: z.string(),
      /** Time of the import. */
      announced_at: z.string(),
      /** Null: mails wait, or have not been written. */
      finished_at: z.string().nullable(),
      /** Mails that were handed to the queue. */
      queued: z.number(),
    }),
  ),
});
export type SalaryAlerts = z.infer<typeof alertsSchema>;

/** Numbers of subscribers by role, and the editions they were told of. @throws DataError when the request fails. */
export async function fetchSalaryAlerts(): Promise<SalaryAlerts> {
  return alertsSchema.parse(unwrap(await adminData().rpc('salary_alert_status')));
}
