import { cvLinkRequestSchema, type CvLinkAnswer } from './contract.ts';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import { CV_BUCKET } from '@talent/functions/cv-check/cv-files.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { noSuchFunction, problem, reply } from '@talent/functions/http/replies.ts';

const LIFETIME_SECONDS = 5 * 60;

/** `POST /functions/v1/cv-link`, for admins: a link to the resume of an application. */
export const handler = adminHandler(async (admin, request, context) => {
  if (request.method !== 'POST') return noSuchFunction();
  const body = cvLinkRequestSchema.safeParse(await readJson(request));
  if (!body.success) return problem(400, 'unreadable', 'Name an application by its id.');
  const { data: application } = await context.data
    .from('job_applications')
    .select('reference, cv_path')
    .eq('id', body.data.application)
    .maybeSingle()
    .throwOnError();
  if (application === null) return problem(404, 'unknown', 'There is no such application.');
  const { data, error } = await context.data.storage
    .from(CV_BUCKET)
    // A download: a file from an applicant is never opened as a page of this site.
    .createSignedUrl(application.cv_path, LIFETIME_SECONDS, {
      download: `${application.reference}.pdf`,
    });
  if (error !== null) {
    context.log(`No link to a resume: ${error.message}`);
    return problem(503, 'unavailable', 'The file cannot be reached. Please try again.');
  }
  await context.data
    .rpc('note_cv_view', { application_id: body.data.application, actor: admin.userId })
    .throwOnError();
  return reply({ url: data.signedUrl } satisfies CvLinkAnswer);
});
