import type { FunctionHandler } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/form-handler.ts';
import { applyForm } from './apply-form.ts';

/** `POST /functions/v1/apply`: an application to a job, with a CV. */
export const handler: FunctionHandler = formHandler(applyForm);
