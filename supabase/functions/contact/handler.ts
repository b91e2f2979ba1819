import type { FunctionHandler } from '../_shared/context.ts';
import { formHandler } from '../_shared/form-handler.ts';
import { contactForm } from './contact-form.ts';

/** `POST /functions/v1/contact`: a request to the recruiters. */
export const handler: FunctionHandler = formHandler(contactForm);
