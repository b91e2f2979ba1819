import type { FunctionHandler } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/form-handler.ts';
import { newsletterForm } from './newsletter-form.ts';

/** `POST /functions/v1/newsletter`: first half of the double opt-in. */
export const handler: FunctionHandler = formHandler(newsletterForm);
