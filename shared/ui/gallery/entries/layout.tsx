import { useState } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Container } from '../../src/layout/container.tsx';
import { ModalDialog } from '../../src/layout/modal-dialog.tsx';
import { PageHeading } from '../../src/layout/page-heading.tsx';
import { Section } from '../../src/layout/section.tsx';
import type { Entry } from './entry.ts';

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <ModalDialog
          label="Leave without saving?"
          className="m-auto max-w-md border p-6"
          onClose={() => setOpen(false)}
        >
          <p className="mb-4">Escape, or a press beside it, closes it.</p>
          <Button onClick={() => setOpen(false)}>Stay here</Button>
        </ModalDialog>
      )}
    </div>
  );
}

export const layout: readonly Entry[] = [
  {
    name: 'modal-dialog',
    about: 'Over the page, with the focus inside, until it is closed.',
    states: [{ label: 'opened by a button', element: <OpenedDialog /> }],
  },
  {
    name: 'section',
    about: 'A part of a page under its own h2.',
    states: [
      {
        label: 'with kicker, lede and rule',
        wide: true,
        element: (
          <Section
            rule
            kicker="Step 2"
            title="Meet the shortlist"
            lede="You interview three to five people."
          >
            <p>The content of the section.</p>
          </Section>
        ),
      },
    ],
  },
  {
    name: 'container',
    about: "Centers its content and keeps it off the window's edge.",
    states: (['prose', 'page', 'wide'] as const).map((width) => ({
      label: `${width}: at most ${{ prose: 768, page: 1200, wide: 1440 }[width]} px`,
      wide: true,
      element: (
        <div className="bg-signal-wash">
          <Container width={width}>
            <p className="bg-surface border-boundary border border-dashed px-3 py-2">Content</p>
          </Container>
        </div>
      ),
    })),
  },
  {
    name: 'page-heading',
    about: 'The head of a page: its h1, lede and next step.',
    states: [
      {
        label: 'title, the default',
        wide: true,
        element: (
          <PageHeading
            kicker="Salary data"
            title="AI engineer salaries in the United States"
            lede="Median pay by role and level, with its source and sample size."
          />
        ),
      },
      {
        label: 'display, for the first screen of a landing page',
        wide: true,
        element: (
          <PageHeading size="display" title="Vetted engineers in three days">
            <Button size="lg">Talk to a recruiter</Button>
          </PageHeading>
        ),
      },
    ],
  },
];
