import { Badge } from '../../src/status/badge.tsx';
import { Notice } from '../../src/status/notice.tsx';
import { Spinner } from '../../src/status/spinner.tsx';
import { Link } from '../../src/text/link.tsx';
import type { Entry } from './entry.ts';

export const status: readonly Entry[] = [
  {
    name: 'badge',
    about: 'A word or two about the thing beside it, such as a state or a kind.',
    states: [
      { label: 'neutral', element: <Badge>Draft</Badge> },
      { label: 'signal', element: <Badge tone="signal">New</Badge> },
      { label: 'positive', element: <Badge tone="positive">Live</Badge> },
      { label: 'warning', element: <Badge tone="warning">Due today</Badge> },
      { label: 'negative', element: <Badge tone="negative">Failed</Badge> },
    ],
  },
  {
    name: 'notice',
    about: 'A message about the page or form. Errors say what to do next.',
    states: [
      { label: 'info', element: <Notice>Figures are for May 2024.</Notice> },
      {
        label: 'warning, with a title',
        element: (
          <Notice tone="warning" title="Few answers">
            Fewer than 30 people gave this figure.
          </Notice>
        ),
      },
      {
        label: 'error, with a title and a link',
        element: (
          <Notice tone="error" live={false} title="The page did not load">
            Check your connection, then <Link href="#notice">try again</Link>.
          </Notice>
        ),
      },
    ],
  },
  {
    name: 'spinner',
    about: 'Shows that something is loading. Under reduced motion its label is shown instead.',
    states: [{ label: 'loading', element: <Spinner label="Loading salaries" /> }],
  },
];
