// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { TooltipArea } from '@talent/ui/tooltip';
import { fireEvent, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BodyEditor } from './body-editor';

// The preview shows the figure that a test inserts.
vi.mock('../../../writing/api/fetch-figure', () => ({ fetchFigure: async () => null }));

function Writing() {
  const [text, setText] = useState('');
  const textarea = useRef<HTMLTextAreaElement>(null);
  return (
    <TooltipArea>
      <BodyEditor
        textarea={textarea}
        title={null}
        titleText=""
        text={text}
        onChange={setText}
        onKeys={() => undefined}
      />
    </TooltipArea>
  );
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text (Markdown)');
function type(value: string): void {
  fireEvent.change(text(), { target: { value } });
}
const press = (key: string, more = {}) => fireEvent.keyDown(text(), { key, ...more });
/** The block that the keys are on, as a screen reader is told. */
const active = () =>
  document.getElementById(text().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('a slash on an empty line opens the blocks, and keys alone insert one', () => {
  renderPage(Writing);
  type('First.\n\n/');
  expect(screen.getByRole('listbox', { name: 'Blocks' }).children).toHaveLength(15);
  expect(active()).toBe('Heading##');
  press('ArrowDown');
  expect(active()).toBe('Subheading###');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toBe('Divider---');
  type('First.\n\n/quo');
  expect(active()).toBe('Quotation>');
  press('Enter');
  expect(text().value).toBe('First.\n\n> Quotation\n\n');
  expect(text().value.slice(text().selectionStart, text().selectionEnd)).toBe('Quotation');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('Escape keeps the slash, which does not open the blocks again, and a word that no block has leaves Enter to the text', () => {
  renderPage(Writing);
  type('/');
  press('Escape');
  type('/h');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text().value).toBe('/h');
  type('');
  type('/');
  expect(screen.getByRole('listbox')).toBeDefined();
  type('/zzz');
  expect(press('Enter')).toBe(true);
  expect(text().value).toBe('/zzz');
});

it('the figure is chosen in a panel, with the keys', () => {
  renderPage(Writing);
  type('/fig');
  press('Enter');
  expect(text().value).toBe('');
  const first = screen.getByRole('button', { name: 'Pay by role in the United States' });
  expect(document.activeElement).toBe(first);
  fireEvent.click(first);
  expect(text().value).toContain('"figure:us-pay-by-role"');
});

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
/** A clipboard or a drop. */
const data = (files: File[], texts: Record<string, string>) => ({
  files,
  getData: (type: string) => texts[type] ?? '',
});
const panel = () => screen.findByRole('group', { name: 'Insert an image' });

it.each([
  ['Excel or Sheets', { 'text/plain': 'Role\tPay\nML engineer\t180000', 'text/html': '<table>' }],
  ['Word or Pages', { 'text/plain': 'Two\r\nlines', 'text/html': '<p>Two</p><p>lines</p>' }],
  [
    'a browser',
    { 'text/plain': 'words', 'text/html': 'words <img>', 'text/uri-list': 'https://a.example/' },
  ],
])('text with a picture of it from %s is inserted as text, pasted or dropped', (_, texts) => {
  renderPage(Writing);
  const given = data([picture('image.png')], texts);
  // The browser inserts what no listener has prevented.
  expect(fireEvent.paste(text(), { clipboardData: given })).toBe(true);
  expect(fireEvent.drop(text(), { dataTransfer: given })).toBe(true);
  expect(screen.queryByRole('group', { name: 'Insert an image' })).toBeNull();
});

it.each([
  ['a screenshot', {}],
  ['a picture of Word', { 'text/plain': ' \r\n', 'text/html': '<img>' }],
  ['a file of a folder', { 'text/plain': 'team.png' }],
  [
    'a picture of a page',
    { 'text/plain': 'https://a.example/1.png', 'text/uri-list': 'https://a.example/1.png' },
  ],
])('a picture alone opens the panel: %s', async (_, texts) => {
  renderPage(Writing);
  const given = data([picture('team.png')], texts);
  expect(fireEvent.paste(text(), { clipboardData: given })).toBe(false);
  expect(await panel()).toBeDefined();
});

it('several dropped files are asked for one after the other, pictures alone', async () => {
  renderPage(Writing);
  const files = [picture('a.png'), picture('notes.docx', 'application/msword'), picture('b.png')];
  expect(fireEvent.drop(text(), { dataTransfer: data(files, {}) })).toBe(false);
  const first = await panel();
  for (const [at, shown] of [first, null].entries()) {
    const open = shown ?? (await panel());
    if (at === 1) expect(open).not.toBe(first);
    fireEvent.click(within(open).getByRole('button', { name: 'Cancel' }));
  }
  expect(screen.queryByRole('group', { name: 'Insert an image' })).toBeNull();
});

it('Ctrl+B makes the selected words bold, and no other part of the page hears the key', () => {
  renderPage(Writing);
  type('Some words.');
  text().setSelectionRange(5, 10);
  let heard = 0;
  const listener = () => (heard += 1);
  window.addEventListener('keydown', listener);
  press('b', { ctrlKey: true });
  window.removeEventListener('keydown', listener);
  expect(text().value).toBe('Some **words**.');
  expect(heard).toBe(0);
});
