import { FieldError } from '../../src/controls/fields/field-error.tsx';
import { Field } from '../../src/controls/fields/field.tsx';
import { TextField } from '../../src/controls/fields/text-field.tsx';
import { TextareaField } from '../../src/controls/fields/textarea-field.tsx';
import type { Entry } from './entry.ts';

export const fields: readonly Entry[] = [
  {
    name: 'text-field',
    about: 'A one-line input with its label, hint and error.',
    states: [
      { label: 'required', element: <TextField label="Name" required /> },
      { label: 'optional', element: <TextField label="Company" /> },
      {
        label: 'with a hint',
        element: <TextField label="Phone" hint="With the country code." placeholder="+1 …" />,
      },
      {
        label: 'filled in',
        element: <TextField label="City" required defaultValue="Toronto" />,
      },
      {
        label: 'with an error',
        element: (
          <TextField
            id="gallery-email"
            label="Work email"
            type="email"
            required
            defaultValue="jo@"
            error="Enter an address such as name@company.com."
          />
        ),
      },
      {
        label: 'disabled',
        element: <TextField label="Reference" required disabled defaultValue="TX-2041" />,
      },
    ],
  },
  {
    name: 'textarea-field',
    about: 'An input of several lines with its label, hint and error.',
    states: [
      { label: 'required', element: <TextareaField label="Message" required rows={4} /> },
      {
        label: 'with an error',
        element: (
          <TextareaField
            label="Role"
            required
            rows={4}
            defaultValue="Engineer"
            error="Write at least 20 characters."
          />
        ),
      },
    ],
  },
  {
    name: 'field',
    about: 'Label, hint and error around a control of your own.',
    states: [
      {
        label: 'an output with its label',
        element: (
          <Field label="Reference" required hint="We use it in every email.">
            {({ required: _, ...control }) => (
              <input {...control} readOnly className="control" defaultValue="C-7K2M9QXD" />
            )}
          </Field>
        ),
      },
    ],
  },
  {
    name: 'field-error',
    about: 'States the problem with one field, and what to do about it. Other fields include it.',
    states: [
      {
        label: 'alone',
        element: <FieldError id="gallery-error">Choose a file below 5 MB.</FieldError>,
      },
    ],
  },
];
