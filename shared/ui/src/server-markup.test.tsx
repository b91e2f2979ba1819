import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from './status/badge.tsx';
import { Button } from './controls/button.tsx';
import { Card } from './layout/card.tsx';
import { CheckboxField } from './controls/checkbox-field.tsx';
import { ChoiceGroup } from './controls/choice-group.tsx';
import { Container } from './layout/container.tsx';
import { DataTable } from './figures/data-table.tsx';
import { ErrorSummary } from './controls/error-summary.tsx';
import { Field } from './controls/field.tsx';
import { FieldError } from './controls/field-error.tsx';
import { Link } from './text/link.tsx';
import { Money } from './figures/money.tsx';
import { Notice } from './status/notice.tsx';
import { PageHeading } from './layout/page-heading.tsx';
import { PayRangeChart } from './charts/pay-range-chart.tsx';
import { PayRangeKey } from './charts/pay-range-key.tsx';
import { PayRangeRow } from './charts/pay-range-row.tsx';
import { payScale } from './charts/pay-scale.ts';
import { Prose } from './text/prose.tsx';
import { ScoreMeter } from './charts/score-meter.tsx';
import { Section } from './layout/section.tsx';
import { SourceNote } from './figures/source-note.tsx';
import { Spinner } from './status/spinner.tsx';
import { StatTile } from './figures/stat-tile.tsx';
import { TextareaField } from './controls/textarea-field.tsx';
import { TextField } from './controls/text-field.tsx';
import { Tooltip, TooltipArea } from './controls/tooltip.tsx';
import { VisuallyHidden } from './text/visually-hidden.tsx';

const pay = { key: 'a', label: 'Role', detail: '9 cases', p25: 1000, p50: 2000, p75: 3000 };
const payLabels = {
  unit: 'Dollars a year',
  range: 'Middle half',
  smallRange: 'Few',
  median: 'Median',
};

const rendered = {
  badge: <Badge tone="positive">New</Badge>,
  button: <Button variant="quiet">Go</Button>,
  card: <Card as="article">Text</Card>,
  'checkbox-field': <CheckboxField label="I agree." error="Tick the box." />,
  'choice-group': (
    <ChoiceGroup
      type="radio"
      name="when"
      legend="When?"
      choices={[{ value: 'now', label: 'Now' }]}
    />
  ),
  container: <Container>Text</Container>,
  'data-table': <DataTable caption="Pay">{null}</DataTable>,
  'error-summary': <ErrorSummary title="Check" problems={[{ id: 'a', message: 'Enter a.' }]} />,
  field: <Field label="Level">{(control) => <select {...control} className="control" />}</Field>,
  'field-error': <FieldError id="a-error">Enter a.</FieldError>,
  link: <Link href="/privacy-policy">Privacy</Link>,
  money: <Money amount={1} currency="USD" />,
  notice: <Notice tone="warning">Text</Notice>,
  'page-heading': <PageHeading title="Title" lede="Lede" />,
  'pay-range-chart': <PayRangeChart ranges={[pay]} currency="USD" labels={payLabels} />,
  'pay-range-key': <PayRangeKey labels={payLabels} hasSmall />,
  'pay-range-row': (
    <PayRangeRow range={pay} scale={payScale([pay])} currency="USD" labels={payLabels} />
  ),
  prose: <Prose>Text</Prose>,
  'score-meter': <ScoreMeter label="Fit" value={50} />,
  section: <Section title="Title">Text</Section>,
  'source-note': <SourceNote source="Example Bureau" period="May 2024" sample="40 answers" />,
  spinner: <Spinner />,
  'stat-tile': <StatTile figure="72h" label="shortlist" />,
  'text-field': <TextField label="Name" error="Enter a name." />,
  'textarea-field': <TextareaField label="Message" />,
  tooltip: (
    <TooltipArea>
      <Tooltip text="Text">
        <button>Go</button>
      </Tooltip>
    </TooltipArea>
  ),
  'visually-hidden': <VisuallyHidden>Text</VisuallyHidden>,
};

describe('Every component', () => {
  it('is in this test', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const components = files.filter((path) => /^\w+\/[a-z-]+\.tsx$/.test(path));
    expect(Object.keys(rendered)).toEqual(components.map((path) => basename(path, '.tsx')).sort());
  });

  // The content security policy refuses inline styles, and a refused style shows only in a browser.
  it.each(Object.entries(rendered))(
    '%s renders on the server without a style attribute',
    (_, element) => {
      const markup = renderToStaticMarkup(element);
      expect(markup).toMatch(/^<\w+/);
      expect(markup).not.toMatch(/ style=|<style/);
    },
  );
});
