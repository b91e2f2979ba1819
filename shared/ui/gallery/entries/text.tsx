import { Link } from '../../src/text/link.tsx';
import { Prose } from '../../src/text/prose.tsx';
import { VisuallyHidden } from '../../src/text/visually-hidden.tsx';
import type { Entry } from './entry.ts';

export const text: readonly Entry[] = [
  {
    name: 'link',
    about: 'A link inside text, always underlined.',
    states: [
      {
        label: 'signal, the default',
        element: (
          <p>
            Read <Link href="#link">how we measure pay</Link> first.
          </p>
        ),
      },
      {
        label: 'ink, where a page has many links',
        element: (
          <p>
            <Link tone="ink" href="#link">
              Machine learning engineer
            </Link>
          </p>
        ),
      },
      {
        label: 'asChild, for the link of the router',
        element: (
          <Link asChild>
            <a href="#link">All roles</a>
          </Link>
        ),
      },
    ],
  },
  {
    name: 'prose',
    about: 'Running text: headings, lists, code, tables, quotations and footnotes of an article.',
    states: [
      {
        label: 'an article',
        wide: true,
        element: (
          <Prose>
            <h4>Before the interview</h4>
            <p>
              Ask for one project that is <strong>in production</strong>, and who was{' '}
              <em>on call</em> for it. See <a href="#prose">the checklist</a>, or run{' '}
              <code>pnpm --filter @talent/ui gallery</code>.
            </p>
            <ul>
              <li>What did the model replace?</li>
              <li>How was a regression found?</li>
            </ul>
            <blockquote>
              <p>We roll back first and read the logs after.</p>
            </blockquote>
            <pre tabIndex={0}>
              <code>
                {"const rate = hits / total;\nif (rate < 0.9) rollBack('ranking-model');"}
              </code>
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
                <tr>
                  <td>Model card kept</td>
                  <td className="text-right">2</td>
                </tr>
              </tbody>
            </table>
          </Prose>
        ),
      },
    ],
  },
  {
    name: 'visually-hidden',
    about: 'Text for screen readers only. The frame below ends with a sentence that is not shown.',
    states: [
      {
        label: 'after a figure',
        element: (
          <p>
            92% <VisuallyHidden>of interviews were passed.</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
