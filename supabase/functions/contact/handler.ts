import type { FunctionHandler } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/form-handler.ts';
import { contactForm } from './contact-form.ts';

/** `POST /functions/v1/contact`: a request to the recruiters. */
export const handler: FunctionHandler = formHandler(contactForm);
