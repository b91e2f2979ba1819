import type { FunctionContext } from '@talent/functions/context.ts';
import { findCvProblem } from '@talent/functions/cv-check/check-cv.ts';
import { deleteCvNow, storeCv } from '@talent/functions/cv-check/cv-files.ts';
import type { Submission, SubmitResult } from '@talent/functions/forms/form-definition.ts';
import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { heldBack, submitResult } from '@talent/functions/forms/submit-result.ts';
import { senderAndStaff } from '@talent/functions/mail/sender-and-staff.ts';
import { applicationNotice, applicationReceipt } from './mails.ts';
import { CV_MAX, applyForm, applySent, type ApplyInput } from './form.ts';

/** `POST /functions/v1/apply`: an application to a job. Its resume is checked by its content, not by its name. */
export const handler = formHandler({
  form: applyForm,
  referencePrefix: 'A',
  // The file and room for everything else.
  maxFormBytes: CV_MAX + 256 * 1024,
  limits: { perAddress: 30, perEmail: 10, windowSeconds: 3600 },
  submit,
  filesAreFull: ({ email }) => ({
    cv: `We cannot take more files today. Email your resume to ${email}, and name the job.`,
  }),
  page: { title: 'Apply for this job', path: '/machine-learning-ai-jobs', sent: applySent },
});

/** Forms that are being stored, by their keys. */
const underWay = new Map<string, Promise<SubmitResult>>();

/** A form that is sent twice at once is checked once: the second waits for the first, and finds it stored. */
async function submit(
  input: ApplyInput,
  submission: Submission,
  context: FunctionContext,
): Promise<SubmitResult> {
  const { key } = submission.argument;
  const first = underWay.get(key);
  if (first !== undefined) await first.catch(() => {});
  const work = store(input, submission, context);
  underWay.set(key, work);
  try {
    return await work;
  } finally {
    underWay.delete(key);
  }
}

async function store(
  { cv, consent: _, ...fields }: ApplyInput,
  sent: Submission,
  context: FunctionContext,
): Promise<SubmitResult> {
  const { data, site } = context;
  const submission = { ...sent, argument: { ...sent.argument, bytes: cv.size } };
  const held = await heldBack(context, 'apply', submission);
  if (held !== null) return held;
  const bytes = await cv.bytes();
  const problem = await findCvProblem(bytes, submission.argument.ip_hash, context);
  if (problem !== null) return { status: 'invalid', fields: { cv: problem } };
  const { data: job } = await data
    .from('jobs')
    .select('title, company')
    .eq('slug', fields.jobSlug)
    // A live site has no samples.
    .in('is_sample', site.mode === 'live' ? [false] : [false, true])
    .maybeSingle()
    .throwOnError();
  if (job === null)
    return { status: 'invalid', fields: { jobSlug: 'We could not find this job.' } };

  const path = await storeCv(context, bytes);
  const application = { ...fields, job };
  const result = submitResult(
    // Without an answer the application may be stored, so the file stays for now.
    await data.rpc('submit_application', {
      submission: submission.argument,
      input: {
        ...fields,
        cv_path: path,
        cv_bytes: bytes.byteLength,
        consent_text: applyForm.fields.consent.label,
      },
      // Neither mail contains the resume, which only admins can open.
      mails: senderAndStaff(
        { name: 'applicant', email: fields.email },
        applicationReceipt(application, submission, site),
        applicationNotice(application, submission),
        site,
      ),
    }),
  );
  if (result.status !== 'accepted') await deleteCvNow(context, path);
  return result;
}
