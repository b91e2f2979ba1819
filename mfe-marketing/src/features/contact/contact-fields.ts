import { contactSchema } from '@talent/api/forms/contact';
import type { ContactInput } from '@talent/api/forms/contact';
import type { ServerFormOptions } from '../forms/use-server-form';

/** The contact form as the function `contact` takes it. */
export const contactFormOptions: ServerFormOptions<ContactInput> = {
  name: 'contact',
  schema: contactSchema,
  read: (controls) => ({
    ...Object.fromEntries(controls),
    roles: controls.getAll('roles'),
    consent: controls.has('consent'),
  }),
  captured: () => ({ source: 'contact', user_role: 'employer' }),
};
