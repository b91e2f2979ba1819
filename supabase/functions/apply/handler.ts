import { formHandler } from '@talent/functions/forms/form-handler.ts';
import {
  applyConsentText,
  applyLimits,
  applySchema,
  readApply,
  type ApplyInput,
} from '@talent/api/forms/apply';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { findCvProblem } from '@talent/functions/cv-check/check-cv.ts';
import { deleteUnusedCvs, storeCv } from '@talent/functions/cv-check/cv-files.ts';
import type { Submission, SubmitResult } from '@talent/functions/forms/form-definition.ts';
import { heldBack, submitResult } from '@talent/functions/forms/submit-result.ts';
import { applyMails } from './apply-mails.ts';
import { applyPage } from './apply-page.ts';

/** `POST /functions/v1/apply`: an application to a job. Its CV is checked by its content, not by its name. */
export const handler: FunctionHandler = formHandler<ApplyInput>({
  name: 'apply',
  referencePrefix: 'A',
  schema: applySchema,
  readForm: readApply,
  // The file and room for everything else.
  maxFormBytes: applyLimits.cv + 256 * 1024,
  limits: { perAddress: 30, perEmail: 10, windowSeconds: 3600 },
  submit,
  page: applyPage,
});

async function submit(
  { cv, consent: _, ...fields }: ApplyInput,
  sent: Submission,
  context: FunctionContext,
): Promise<SubmitResult> {
  const submission = { ...sent, argument: { ...sent.argument, bytes: cv.size } };
  const held = await heldBack(context, 'apply', submission);
  if (held !== null) return held;
  const bytes = await cv.bytes();
  const problem = await findCvProblem(bytes, submission.argument.ip_hash, context);
  if (problem !== null) return { status: 'invalid', fields: { cv: problem } };
  const { data: job } = await context.data
    .from('jobs')
    .select('title, company')
    .eq('slug', fields.jobSlug)
    // A live site has no samples.
    .in('is_sample', context.site.mode === 'live' ? [false] : [false, true])
    .maybeSingle()
    .throwOnError();
  if (job === null)
    return { status: 'invalid', fields: { jobSlug: 'We could not find this job.' } };

  const path = await storeCv(context, bytes);
  const result = submitResult(
    // Without an answer the application may be stored, so the file stays for now.
    await context.data.rpc('submit_application', {
      submission: submission.argument,
      input: {
        ...fields,
        cv_path: path,
        cv_bytes: bytes.byteLength,
        consent_text: applyConsentText,
      },
      mails: applyMails({ ...fields, job }, submission, context.site),
    }),
  );
  if (result.status !== 'accepted') await deleteUnusedCvs(context, path);
  return result;
}
