import { z } from 'zod';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { CV_BUCKET } from '@talent/functions/cv-files.ts';
import { noSuchFunction, requireAdmin } from '@talent/functions/require-admin.ts';

/** How long a link works, seconds. */
const LIFETIME_SECONDS = 5 * 60;

const bodySchema = z.object({ application: z.uuid() });

/**
 * `POST /functions/v1/cv-link` with an admin's access token and `{"application": "<id>"}`: answers
 * `{"url": …}`, a link to the CV that works for five minutes. Anybody else is answered as if there were no
 * such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return noSuchFunction();
  const caller = await requireAdmin(request, context);
  if (caller instanceof Response) return caller;
  const body = bodySchema.safeParse(await request.json().catch(() => null));
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
    // Saved, not shown: what applicants send is never opened as a page of this site.
    .createSignedUrl(application.cv_path, LIFETIME_SECONDS, {
      download: `${application.reference}.pdf`,
    });
  if (error !== null) {
    context.log(`No link to a CV: ${error.message}`);
    return problem(503, 'unavailable', 'The file cannot be reached. Please try again.');
  }
  return Response.json({ url: data.signedUrl }, { headers: { 'Cache-Control': 'no-store' } });
};

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
