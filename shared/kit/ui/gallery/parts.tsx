import { useState, type ReactNode } from 'react';
import { Button } from '../src/controls/button.tsx';
import { DataTable } from '../src/figures/data-table.tsx';
import { Money } from '../src/figures/money.tsx';
import { DataAge } from '../src/figures/data-age.tsx';
import { SourceNote } from '../src/figures/source-note.tsx';
import { StatTile } from '../src/figures/stat-tile.tsx';
import { Container } from '../src/layout/container.tsx';
import { ModalDialog } from '../src/layout/modal-dialog.tsx';
import { PageHeading } from '../src/layout/page-heading.tsx';
import { Section } from '../src/layout/section.tsx';
import { EmptyState } from '../src/marks/empty-state.tsx';
import { MarkDrawing } from '../src/marks/mark-drawing.tsx';
import { MarkPicture } from '../src/marks/mark-picture.tsx';
import { logoMark } from '../src/marks/pictures/logo-mark.ts';
import { samplePictures } from '../src/marks/testing/sample-pictures.ts';
import { Badge } from '../src/status/badge.tsx';
import { Notice } from '../src/status/notice.tsx';
import { Spinner } from '../src/status/spinner.tsx';
import { Link } from '../src/text/link.tsx';
import { Prose } from '../src/text/prose.tsx';
import { VisuallyHidden } from '../src/text/visually-hidden.tsx';

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <ModalDialog label="A dialog" className="m-auto p-6" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Stay here</Button>
        </ModalDialog>
      )}
    </div>
  );
}

export const parts: Readonly<Record<string, ReactNode>> = {
  link: (
    <p>
      Read <Link href="#link">how we measure pay</Link>, the{' '}
      <Link tone="ink" href="#link">
        role
      </Link>{' '}
      and{' '}
      <Link asChild>
        <a href="#link">all roles</a>
      </Link>
      .
    </p>
  ),
  prose: (
    <Prose>
      <h3>Before the interview</h3>
      <p>
        One project <strong>in production</strong>, and <em>on call</em>: <a href="#prose">list</a>,{' '}
        <code>pnpm dev</code>
      </p>
      <ul>
        <li>What did the model replace?</li>
      </ul>
      <blockquote>
        <p>We roll back first and read the logs after.</p>
      </blockquote>
      <pre tabIndex={0}>
        <code>const rate = hits / total;</code>
      </pre>
      <table>
        <thead>
          <tr>
            <th>Signal</th>
            <th className="text-right">Weight</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Postmortem written</td>
            <td className="text-right">3</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
  'visually-hidden': (
    <p>
      92% <VisuallyHidden>of interviews were passed.</VisuallyHidden>
    </p>
  ),
  badge: (
    <p className="flex gap-2">
      {(['neutral', 'signal', 'positive', 'warning', 'negative'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
  notice: (
    <>
      <Notice>Figures are for May 2024.</Notice>
      <Notice tone="warning" title="Few answers">
        Fewer than 30 people gave this figure.
      </Notice>
      <Notice tone="error" live={false} title="The page did not load">
        Check your connection, then <Link href="#notice">try again</Link>.
      </Notice>
    </>
  ),
  spinner: <Spinner label="Loading salaries" />,
  'modal-dialog': <OpenedDialog />,
  section: (
    <Section rule kicker="Step 2" title="The shortlist" lede="You interview three people." />
  ),
  container: (
    <Container width="prose" className="bg-signal-wash">
      Content
    </Container>
  ),
  'page-heading': (
    <PageHeading
      size="display"
      kicker="Salary data"
      title="AI engineer salaries"
      lede="Median pay."
    >
      <Button size="lg">Talk to a recruiter</Button>
    </PageHeading>
  ),
  'data-table': (
    <DataTable
      caption="Sample pay"
      source={<SourceNote source="Sample Bureau" period="May 2024" />}
      heads={['Level', 'Ranges', 'Median', { name: 'Note', kind: 'words' }]}
      strong={2}
      rows={[
        { key: 1, name: 'Entry', cells: ['18', 'Too few to show'] },
        { key: 2, name: 'Senior', cells: ['646', '$184,500', 'A sample.'], isCurrent: true },
      ]}
    />
  ),
  money: <Money amount={150_000} upTo={180_000} currency="CAD" per="year" />,
  'stat-tile': <StatTile figure="92%" label="interview pass" note="Of 300 sample interviews." />,
  'data-age': <DataAge text="Sample figures of May 2024, 30 months old." />,
  'source-note': (
    <SourceNote
      source="Sample Bureau"
      href="#source-note"
      period="May 2024"
      sample="12 respondents"
    >
      Bonuses are not included.
    </SourceNote>
  ),
  'mark-picture': Object.entries(samplePictures).map(([name, make]) => (
    <MarkPicture key={name} picture={make()} size="card" />
  )),
  'mark-drawing': <MarkDrawing picture={logoMark()} className="size-8" />,
  'empty-state': <EmptyState kind="list">No files yet. Import one to begin.</EmptyState>,
};
