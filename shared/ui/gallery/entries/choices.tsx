import { useState } from 'react';
import { CheckboxField } from '../../src/controls/choices/checkbox-field.tsx';
import { ChoiceCard } from '../../src/controls/choices/choice-card.tsx';
import { ChoiceGroup } from '../../src/controls/choices/choice-group.tsx';
import { SegmentedControl } from '../../src/controls/choices/segmented-control.tsx';
import { SwitchField } from '../../src/controls/choices/switch-field.tsx';
import type { Entry } from './entry.ts';

const starts = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'month', label: 'Within a month' },
  { value: 'later', label: 'Later this year' },
];

const long =
  'I am not authorized yet, and would need an employer in the United States or Canada to sponsor me';

export const choices: readonly Entry[] = [
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
  {
    name: 'choice-card',
    about: 'One answer as a card, for a question that `choice-group` does not lay out.',
    states: [
      {
        label: 'empty',
        element: <ChoiceCard type="checkbox">Machine learning engineer</ChoiceCard>,
      },
      {
        label: 'chosen',
        element: (
          <ChoiceCard type="checkbox" defaultChecked>
            Machine learning engineer
          </ChoiceCard>
        ),
      },
      {
        label: 'with an error',
        element: (
          <ChoiceCard type="radio" aria-invalid>
            Machine learning engineer
          </ChoiceCard>
        ),
      },
      {
        label: 'disabled',
        element: (
          <ChoiceCard type="checkbox" disabled>
            Machine learning engineer
          </ChoiceCard>
        ),
      },
      { label: 'a long answer', element: <ChoiceCard type="radio">{long}</ChoiceCard> },
    ],
  },
  {
    name: 'segmented-control',
    about: 'A few views or modes, one of which is on. Long ones stack on a phone.',
    states: [
      {
        label: 'two views',
        element: <Segments name="gallery-view" labels={['Ranges', 'Trend']} />,
      },
      {
        label: 'with figures, and a legend',
        element: (
          <Segments
            name="gallery-audience"
            legendShown
            labels={['Everyone', 'Visitors', 'Staff']}
            note="1,204"
          />
        ),
      },
      {
        label: 'long ones, stacked on a phone',
        element: (
          <Segments
            name="gallery-pay"
            labels={['Pay in its own currency', 'Pay in US dollars', 'Pay in Canadian dollars']}
          />
        ),
        wide: true,
      },
    ],
  },
  {
    name: 'switch-field',
    about: 'A setting that acts at once. In a form that is sent, a checkbox is right.',
    states: [
      { label: 'off', element: <SwitchField label="Show noise" /> },
      {
        label: 'on, with a hint',
        element: (
          <SwitchField
            label="Show noise"
            hint="Reports of extensions and old pages."
            defaultChecked
          />
        ),
      },
      { label: 'disabled', element: <SwitchField label="Show noise" disabled /> },
      {
        label: 'a long label',
        element: <SwitchField label="Show reports that browser extensions and old pages cause" />,
      },
    ],
  },
];

interface SegmentsProps {
  name: string;
  labels: readonly string[];
  note?: string;
  legendShown?: boolean;
}

function Segments({ name, labels, note, legendShown = false }: SegmentsProps) {
  const [value, setValue] = useState(labels[0] ?? '');
  return (
    <SegmentedControl
      name={name}
      legend="Shown"
      legendShown={legendShown}
      choices={labels.map((label) => ({ value: label, label, note }))}
      value={value}
      onChoose={setValue}
    />
  );
}
