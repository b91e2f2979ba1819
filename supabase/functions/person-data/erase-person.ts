import type { PersonErased } from '@talent/api/people/person-data';
import { rowsIn } from '@talent/data/all-rows';
import type { FunctionContext } from '@talent/functions/context.ts';
import { deleteCvNow } from '@talent/functions/cv-check/cv-files.ts';
import { z } from 'zod';

const erasedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('gone') }),
  z.object({
    status: z.literal('erased'),
    records: z.number(),
    cv_paths: z.array(z.string()),
    has_staff_account: z.boolean(),
  }),
]);

/**
 * Deletes everything under the address of a record: all rows in one transaction, then the CVs. A file that cannot be
 * deleted now is noted in that transaction, and the hourly run deletes it. Null: there is no such record.
 */
export async function erasePerson(
  record: string,
  actor: string,
  context: FunctionContext,
): Promise<PersonErased | null> {
  const { data } = await context.data
    .rpc('erase_person', { record_id: record, actor })
    .throwOnError();
  const erased = erasedSchema.parse(data);
  if (erased.status === 'gone') return null;
  const { cv_paths: paths, records, has_staff_account: hasStaffAccount } = erased;
  for (const path of paths) await deleteCvNow(context, path);
  const left = await rowsIn(paths, (some) =>
    context.data.from('cv_uploads').select('path').in('path', some),
  );
  return { records, files: paths.length - left.length, filesLeft: left.length, hasStaffAccount };
}
