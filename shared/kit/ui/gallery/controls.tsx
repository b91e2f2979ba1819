import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../src/controls/button.tsx';
import { CheckboxField } from '../src/controls/choices/checkbox-field.tsx';
import { ChoiceCard } from '../src/controls/choices/choice-card.tsx';
import { ChoiceGroup } from '../src/controls/choices/choice-group.tsx';
import { SegmentedControl } from '../src/controls/choices/segmented-control.tsx';
import { SwitchField } from '../src/controls/choices/switch-field.tsx';
import { CloseButton } from '../src/controls/close-button.tsx';
import { ErrorSummary, type FormProblem } from '../src/controls/error-summary.tsx';
import { ExplainedTerm } from '../src/controls/explained-term.tsx';
import { DateField } from '../src/controls/fields/date-field.tsx';
import { FieldError } from '../src/controls/fields/field-error.tsx';
import { Field } from '../src/controls/fields/field.tsx';
import { FileField } from '../src/controls/fields/file-field.tsx';
import { TextField } from '../src/controls/fields/text-field.tsx';
import { TextareaField } from '../src/controls/fields/textarea-field.tsx';
import { UnitInput } from '../src/controls/fields/unit-input.tsx';
import { Combobox } from '../src/controls/lists/combobox.tsx';
import { Select } from '../src/controls/lists/select.tsx';
import { Tooltip, TooltipArea } from '../src/controls/tooltip.tsx';

const error = 'Fix this, or choose another one.';
const long =
  'I am not authorized yet, and would need an employer in the United States or Canada to sponsor me';
const choices = ['As soon as possible', 'Within a month', long].map((label) => ({
  value: label,
  label,
  note: '1,204',
}));

/** Shown on request: a summary that is there from the start would take the focus of the page. */
function SummaryOfForm() {
  const [shown, setShown] = useState<readonly FormProblem[]>([]);
  const problems = [
    { id: 'gallery-email', message: 'Enter your work email.' },
    { id: null, message: 'The server did not answer. Try again.' },
  ];
  return (
    <div>
      <ErrorSummary title="Check two things" problems={shown} />
      <Button onClick={() => setShown(problems)}>Show the error summary</Button>
    </div>
  );
}

export const controls: Readonly<Record<string, ReactNode>> = {
  button: (
    <p className="flex flex-wrap gap-2">
      <Button>Talk to a recruiter</Button>
      <Button variant="secondary">See all roles</Button>
      <Button variant="quiet">Clear the filters</Button>
      <Button disabled>Sending …</Button>
      <Button size="sm">
        <Search aria-hidden="true" /> Search
      </Button>
      <Button asChild size="lg">
        <a href="#button">Browse salary data</a>
      </Button>
    </p>
  ),
  'close-button': <CloseButton label="Close" />,
  'error-summary': <SummaryOfForm />,
  'explained-term': (
    <ExplainedTerm meaning="Half is at or below this amount.">median</ExplainedTerm>
  ),
  tooltip: (
    <TooltipArea>
      <Tooltip text="Search engines show the first 60 characters of a title.">
        <Button variant="secondary">Title length</Button>
      </Tooltip>
    </TooltipArea>
  ),
  'text-field': (
    <>
      <TextField label="Phone" hint="With the country code." placeholder="+1 …" />
      <TextField id="gallery-email" label="Work email" required error={error} />
      <TextField label="Reference" required disabled defaultValue="TX-2041" />
    </>
  ),
  'textarea-field': <TextareaField label="Role" required rows={4} error={error} />,
  field: (
    <Field label="Reference" required hint="We use it in every email.">
      {({ required: _, ...control }) => <input {...control} readOnly className="control" />}
    </Field>
  ),
  'field-error': <FieldError id="gallery-error">{error}</FieldError>,
  'checkbox-field': <CheckboxField label="I may share this résumé." required error={error} />,
  'choice-group': (
    <ChoiceGroup
      type="radio"
      name="gallery-start"
      legend="When do you want to start?"
      hint="Roughly."
      error={error}
      choices={choices}
    />
  ),
  'choice-card': (
    <>
      <ChoiceCard type="checkbox" defaultChecked>
        Machine learning engineer
      </ChoiceCard>
      <ChoiceCard type="checkbox" disabled>
        {long}
      </ChoiceCard>
    </>
  ),
  'segmented-control': (
    <>
      {[choices.slice(0, 1), choices].map((some) => (
        <SegmentedControl
          key={some.length}
          name={`gallery-view-${some.length}`}
          legend="Shown"
          legendShown
          choices={some}
          value="As soon as possible"
          onChoose={() => undefined}
        />
      ))}
    </>
  ),
  'switch-field': (
    <>
      <SwitchField label="Show noise" defaultChecked />
      <SwitchField label={long} disabled />
    </>
  ),
  select: (
    <>
      <Select label="Level" options={choices} hint="Of most of the team." error={error} />
      <Select label="Level" look="bar" options={choices} required={false} />
      <Select label="Region" options={choices} unavailable="None of our sources gives states." />
    </>
  ),
  combobox: (
    <>
      <Combobox label="Page" required suggestions={['/']} hint="A path." error={error} />
      <Combobox label="Page" required disabled suggestions={['/']} defaultValue="/" />
    </>
  ),
  'date-field': (
    <>
      <DateField label="Due" hint="In November." defaultValue="2026-11-23" max="2026-11-30" />
      <DateField label="Publish" required withTime error={error} />
      <DateField label="Posted" required disabled defaultValue="2026-11-02" />
    </>
  ),
  'file-field': (
    <>
      <FileField label="Your CV" required hint="A PDF of up to 5 MB." error={error} />
      <FileField label="Image" required disabled progress={0.4} />
    </>
  ),
  'unit-input': <UnitInput aria-label="Rate" sign="CA$" unit="/ hour" defaultValue="120" />,
};
