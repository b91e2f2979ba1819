import { useState } from 'react';
import { DateField } from '../../src/controls/fields/date-field.tsx';
import { FileField } from '../../src/controls/fields/file-field.tsx';
import { NumberField } from '../../src/controls/fields/number-field.tsx';
import { UnitInput } from '../../src/controls/fields/unit-input.tsx';
import { Combobox } from '../../src/controls/lists/combobox.tsx';
import { Select, type SelectProps } from '../../src/controls/lists/select.tsx';
import type { Entry } from './entry.ts';

const levels = ['All levels', 'Entry level', 'Mid level', 'Senior'].map((label) => ({
  value: label,
  label,
}));

function SelectOfGallery(props: Pick<SelectProps, 'id' | 'look' | 'error' | 'unavailable'>) {
  const [value, setValue] = useState('All levels');
  return <Select {...props} label="Level" options={levels} value={value} onChoose={setValue} />;
}

const paths = ['/', '/about-ai-talent-experts', '/ai-ml-salary-data', '/contact-ai-recruiters'];

export const pickers: readonly Entry[] = [
  {
    name: 'select',
    about: 'One choice of several. Phones open their own list.',
    states: [
      {
        label: 'with an error',
        element: <SelectOfGallery id="gallery-level-error" look="field" error="Choose a level." />,
      },
      {
        label: 'optional, with a hint and a long choice',
        element: (
          <Select
            id="gallery-region-long"
            label="Region"
            required={false}
            hint="Where most of the team works."
            options={['The San Francisco Bay Area, with San Jose and Oakland', 'Toronto'].map(
              (label) => ({ value: label, label }),
            )}
          />
        ),
      },
      { label: 'in a form', element: <SelectOfGallery id="gallery-level" look="field" /> },
      { label: 'in a row of filters', element: <SelectOfGallery id="gallery-bar" look="bar" /> },
      {
        label: 'with nothing to choose',
        element: (
          <SelectOfGallery
            id="gallery-region"
            look="field"
            unavailable="None of our sources gives states."
          />
        ),
      },
    ],
  },
  {
    name: 'combobox',
    about: 'A text with suggestions; anything else can be typed.',
    states: [
      { label: 'empty', element: <Combobox label="Page" required suggestions={paths} /> },
      {
        label: 'filled in, with a hint',
        element: (
          <Combobox
            label="Page"
            required
            hint="A path of this site."
            suggestions={paths}
            defaultValue="/ai-ml-salary-data"
          />
        ),
      },
      {
        label: 'with an error',
        element: (
          <Combobox
            label="Page"
            required
            suggestions={paths}
            defaultValue="https://elsewhere.example"
            error="Enter a path of this site, such as /blog."
          />
        ),
      },
      {
        label: 'disabled',
        element: <Combobox label="Page" required disabled suggestions={paths} defaultValue="/" />,
      },
    ],
  },
  {
    name: 'date-field',
    about: 'A day, or a day and time. It is typed, or chosen in a calendar; phones open their own.',
    states: [
      { label: 'empty', element: <DateField label="First day" required /> },
      {
        label: 'filled in, within limits',
        element: (
          <DateField
            label="Due"
            hint="In November 2026."
            required
            defaultValue="2026-11-23"
            min="2026-11-01"
            max="2026-11-30"
          />
        ),
      },
      {
        label: 'with a time',
        element: <DateField label="Publish" required withTime defaultValue="2026-11-23T09:00" />,
      },
      {
        label: 'with an error',
        element: <DateField label="Last day" required error="Choose a day after the first day." />,
      },
      {
        label: 'disabled',
        element: <DateField label="Posted" required disabled defaultValue="2026-11-02" />,
      },
    ],
  },
  {
    name: 'file-field',
    about: 'One file, chosen or dropped, with its name and size, and a bar while it is sent.',
    states: [
      {
        label: 'empty; choose a file to see its name and size',
        element: <FileField label="Your CV" required hint="A PDF of up to 5 MB." accept=".pdf" />,
      },
      {
        label: 'with an error',
        element: <FileField label="CSV file" required error="Choose your CV as a PDF file." />,
      },
      {
        label: 'while it is being sent, once a file is chosen',
        element: <FileField label="Feed" required progress={0.4} />,
      },
      { label: 'disabled', element: <FileField label="Image" required disabled /> },
    ],
  },
  {
    name: 'number-field',
    about: 'A number with its unit. The label names the unit too.',
    states: [
      { label: 'empty', element: <NumberField label="Bonus, percent" unit="%" required /> },
      {
        label: 'with a sign',
        element: <NumberField label="Base (US dollars)" sign="$" required defaultValue="192,000" />,
      },
      {
        label: 'with a long unit, and an error',
        element: (
          <NumberField
            label="Pages to read"
            unit="pages"
            required
            defaultValue="many"
            error="Enter a whole number from 1 to 2,000."
          />
        ),
      },
      {
        label: 'disabled',
        element: (
          <NumberField label="Share, percent" unit="%" required disabled defaultValue="15" />
        ),
      },
    ],
  },
  {
    name: 'unit-input',
    about: 'The input of `number-field` alone, for a field of your own.',
    states: [
      {
        label: 'with a sign and a unit',
        element: <UnitInput aria-label="Rate" sign="CA$" unit="/ hour" defaultValue="120" />,
      },
    ],
  },
];
