import { createElement as element, Fragment, type ReactElement, type ReactNode } from 'react';
import type { MailBlock } from '../mail.ts';
import { light, looks } from './mail-look.ts';
import { markdownElements } from './markdown-elements.ts';
import { PLACED, pointCells } from './mark-cells.ts';

/** A block of a mail. `origin` makes the links of authors absolute. */
export function blockElement(block: MailBlock, origin: string): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return words(block.text);
    case 'heading':
      return element('h2', { className: 'm-words', style: looks.heading }, block.text);
    case 'facts':
      return table(block.rows.map(({ label, value }) => [label, value]));
    case 'quote':
      return element(
        'blockquote',
        {
          className: 'm-words m-hollow',
          style: {
            ...looks.words,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            padding: '2px 0 2px 14px',
            borderLeft: `3px solid ${light.boundary}`,
          },
        },
        block.text,
      );
    case 'letter':
      return element(
        'p',
        {
          className: 'm-words',
          style: { ...looks.words, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
        },
        block.text,
      );
    case 'scores':
      return element(
        Fragment,
        null,
        table(
          block.rows.map(({ label, points, possible }) => [
            label,
            pointCells(points, possible),
            `${points} of ${possible}`,
          ]),
        ),
        element(
          'p',
          { className: 'm-small', style: looks.small },
          'Each square is one point. Filled ones are yours.',
        ),
      );
    case 'code':
      return element(
        'p',
        { className: 'm-words', style: { ...looks.words, font: '600 22px/1.3 monospace' } },
        block.text,
      );
    case 'markdown':
      return element(Fragment, null, ...markdownElements(block.document, origin));
  }
}

function words(text: string): ReactElement {
  return element('p', { className: 'm-words', style: looks.words }, text);
}

function table(rows: readonly (readonly ReactNode[])[]): ReactElement {
  return element(
    'table',
    { ...PLACED, width: '100%', style: { margin: '0 0 20px' } },
    element(
      'tbody',
      null,
      ...rows.map(([label, ...cells]) =>
        element(
          'tr',
          null,
          element('td', { className: 'm-small m-rule', style: labelLook }, label),
          ...cells.map((cell) =>
            element('td', { className: 'm-words m-rule', style: valueLook }, cell),
          ),
        ),
      ),
    ),
  );
}

const shared = {
  borderTop: `1px solid ${light.rule}`,
  padding: '8px 12px 8px 0',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
const labelLook = { ...looks.small, ...shared, width: '34%' };
const valueLook = { ...looks.words, ...shared, fontSize: 15 };
