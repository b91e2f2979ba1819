import { CheckboxField } from '../../src/controls/choices/checkbox-field.tsx';
import { ChoiceGroup } from '../../src/controls/choices/choice-group.tsx';
import { FieldError } from '../../src/controls/fields/field-error.tsx';
import { Field } from '../../src/controls/fields/field.tsx';
import { TextField } from '../../src/controls/fields/text-field.tsx';
import { TextareaField } from '../../src/controls/fields/textarea-field.tsx';
import type { Entry } from './entry.ts';

const starts = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'month', label: 'Within a month' },
  { value: 'later', label: 'Later this year' },
];

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
    about: 'Label, hint and error around a control of your own, such as a select.',
    states: [
      {
        label: 'a select',
        element: (
          <Field label="Country" required hint="Where the team works.">
            {(control) => (
              <select {...control} className="control">
                <option>United States</option>
                <option>Canada</option>
              </select>
            )}
          </Field>
        ),
      },
      {
        label: 'a select with an error',
        element: (
          <Field label="Level" required error="Choose a level.">
            {(control) => (
              <select {...control} className="control">
                <option>Choose …</option>
              </select>
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
  {
    name: 'checkbox-field',
    about: 'One box to check, for an agreement.',
    states: [
      { label: 'not checked', element: <CheckboxField label="I agree to the privacy policy." /> },
      { label: 'checked', element: <CheckboxField label="Send me the report." defaultChecked /> },
      {
        label: 'with an error',
        element: (
          <CheckboxField
            label="I may share this résumé."
            required
            error="Check the box to go on."
          />
        ),
      },
    ],
  },
  {
    name: 'choice-group',
    about: 'A question with all its answers in view.',
    states: [
      {
        label: 'one answer',
        element: (
          <ChoiceGroup
            type="radio"
            name="gallery-start"
            legend="When do you want to start?"
            required
            choices={starts}
            defaultChecked={false}
          />
        ),
      },
      {
        label: 'any number of answers, with a hint',
        element: (
          <ChoiceGroup
            type="checkbox"
            name="gallery-starts"
            legend="Which of these would work?"
            hint="Choose all that apply."
            choices={starts}
          />
        ),
      },
      {
        label: 'with an error',
        element: (
          <ChoiceGroup
            type="radio"
            name="gallery-start-error"
            legend="When can we call you?"
            required
            error="Choose one answer."
            choices={starts.slice(0, 2)}
          />
        ),
      },
    ],
  },
];
