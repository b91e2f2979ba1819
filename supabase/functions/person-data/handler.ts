import { personDataRequestSchema } from '@talent/api/people/person-data';
import { adminHandler, signInAgain } from '@talent/functions/access/admin-handler.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { problem, reply } from '@talent/functions/http/replies.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

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
