import { z } from 'zod';
import type { FunctionContext, FunctionHandler } from '../_shared/context.ts';
import { CV_BUCKET } from '../_shared/cv-files.ts';

/** How long a link works, seconds. */
const LIFETIME_SECONDS = 5 * 60;

const bodySchema = z.object({ application: z.uuid() });

/**
 * `POST /functions/v1/cv-link` with an admin's access token and `{"application": "<id>"}`: answers
 * `{"url": …}`, a link to the CV that works for five minutes. Anybody else is answered as if there were no
 * such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isAdmin(request, context))) return noSuchFunction();
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

/** Asks the backend whose token it is, and the table of roles what they may do: a token says neither for sure. */
async function isAdmin(request: Request, { data }: FunctionContext): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return false;
  const { data: found, error } = await data.auth.getUser(token);
  if (error !== null) return false;
  const { data: roles } = await data
    .from('user_roles')
    .select('role')
    .eq('user_id', found.user.id)
    .eq('role', 'admin')
    .throwOnError();
  return roles.length > 0;
}

function noSuchFunction(): Response {
  return problem(404, 'NOT_FOUND', 'There is no such function.');
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
