import { contract, openRequestSchema } from './contract.ts';
import { isOutdated, outdated } from '@talent/functions/contract/outdated.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { readSubmission } from '@talent/functions/http/read-submission.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { saveResult } from './save-form.ts';
import { startAttempt } from './start-attempt.ts';
import { readAttempt, unknownAttempt } from './stored-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

/** `POST /functions/v1/assessment` with an `AssessmentRequest`, or with `save`, which is a form. */
export const handler: FunctionHandler = async (request, context) => {
  if (isOutdated(request, contract)) return outdated();
  const again = request.clone();
  const sent = await readSubmission(request);
  // An unreadable request gets the answer of any unreadable form.
  if (sent.status !== 'read') return saveResult(again, context);
  const { action, ...fields } = sent.fields;
  try {
    switch (action) {
      case 'start':
        return await startAttempt(fields, request, context);
      case 'submit':
        return await submitAttempt(fields, context);
      case 'open':
        return await openResult(fields, context);
      case 'save':
        return await saveResult(again, context);
      default:
        return refusal(422, 'invalid');
    }
  } catch (error) {
    context.log(`Assessment failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
    return refusal(503, 'unavailable');
  }
};

/** `open`: the result again, by the token in the link of the mail. */
async function openResult(fields: unknown, context: FunctionContext): Promise<Response> {
  const parsed = openRequestSchema.safeParse(fields);
  if (!parsed.success) return refusal(422, 'invalid');
  const attempt = await readAttempt(parsed.data.token, 'assessment-result', context);
  return attempt?.result ? reply(attempt.result) : unknownAttempt();
}
