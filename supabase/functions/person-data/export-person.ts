import { Buffer } from 'node:buffer';
import type { PersonExport } from '@talent/api/people/person-data';
import type { FunctionContext } from '@talent/functions/context.ts';
import { CV_BUCKET } from '@talent/functions/cv-check/cv-files.ts';
import { z } from 'zod';

const storedSchema = z.looseObject({
  address: z.string(),
  job_applications: z.array(z.object({ reference: z.string(), cv_path: z.string() }).loose()),
});

/** Everything under the address of a record, with the CVs in it. Null: there is no such record. */
export async function exportPerson(
  record: string,
  actor: string,
  { data, log }: FunctionContext,
): Promise<PersonExport | null> {
  const { data: found } = await data
    .rpc('export_person', { record_id: record, actor })
    .throwOnError();
  if (found === null) return null;
  const stored = storedSchema.parse(found);
  const files: PersonExport['files'] = [];
  for (const { reference, cv_path } of stored.job_applications) {
    const { data: file, error } = await data.storage.from(CV_BUCKET).download(cv_path);
    if (error !== null) log(`A CV is missing from an export: ${error.message}`);
    files.push({
      name: `${reference}.pdf`,
      type: 'application/pdf',
      base64: file === null ? null : Buffer.from(await file.arrayBuffer()).toString('base64'),
    });
  }
  return { ...stored, files };
}
