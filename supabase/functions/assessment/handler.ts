import type { FunctionHandler } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/form-handler.ts';
import { readSubmission } from '@talent/functions/read-submission.ts';
import { openResult } from './open-result.ts';
import { reply } from './replies.ts';
import { saveForm } from './save-form.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

const saveResult = formHandler(saveForm);

/** `POST /functions/v1/assessment`: `action` is `start`, `submit`, `save` or `open`. */
export const handler: FunctionHandler = async (request, context) => {
  const again = request.clone();
  const sent = await readSubmission(request, {});
  // What cannot be read is answered as with any form.
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
        return reply(422, { code: 'invalid' });
    }
  } catch (error) {
    context.log(`Assessment failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
    return reply(503, { code: 'unavailable' });
  }
};
