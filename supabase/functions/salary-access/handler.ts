import type { FunctionHandler } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/form-handler.ts';
import { salaryAccessForm } from './salary-access-form.ts';

/** `POST /functions/v1/salary-access`: an e-mail address for a token that opens all salary figures. */
export const handler: FunctionHandler = formHandler(salaryAccessForm);
