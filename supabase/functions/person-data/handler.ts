import { personDataRequestSchema, type PersonExport, type PersonErased } from './contract.ts';
import { adminHandler, signInAgain } from '@talent/functions/access/admin-handler.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { problem, reply } from '@talent/functions/http/replies.ts';
import { Buffer } from 'node:buffer';
import type { FunctionContext } from '@talent/functions/context.ts';
import { CV_BUCKET, deleteCvNow } from '@talent/functions/cv-check/cv-files.ts';
import { z } from 'zod';
import { rowsIn } from '@talent/data/all-rows';

/**
 * `POST /functions/v1/person-data`, for admins: everything that is stored about the person of a record, as one file, or
 * deleted. Erasing asks for a fresh sign-in.
 */
export const handler = adminHandler(async (admin, request, context) => {
  if (request.method !== 'POST') return problem(405, 'method', 'Use POST.');
  const body = personDataRequestSchema.safeParse(await readJson(request));
  if (!body.success) return problem(400, 'unreadable', 'Name an action and a record by its id.');
  const { action, record } = body.data;
  if (action === 'erase' && !admin.isFresh) return signInAgain();
  const answer =
    action === 'export'
      ? await exportPerson(record, admin.userId, context)
      : await erasePerson(record, admin.userId, context);
  return answer === null ? problem(404, 'gone', 'There is no such record.') : reply(answer);
});

const storedSchema = z.looseObject({
  address: z.string(),
  job_applications: z.array(z.object({ reference: z.string(), cv_path: z.string() }).loose()),
});

/** Everything under the address of a record, with the resumes in it. Null: there is no such record. */
async function exportPerson(
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
    if (error !== null) log(`A resume is missing from an export: ${error.message}`);
    files.push({
      name: `${reference}.pdf`,
      type: 'application/pdf',
      base64: file === null ? null : Buffer.from(await file.arrayBuffer()).toString('base64'),
    });
  }
  return { ...stored, files };
}

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
 * Deletes everything under the address of a record: all rows in one transaction, then the resumes. A file that cannot be
 * deleted now is noted in that transaction, and the hourly run deletes it. Null: there is no such record.
 */
async function erasePerson(
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
