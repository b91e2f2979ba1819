// @vitest-environment jsdom
import { cleanup, render, screen, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { TextField } from './fields/text-field.tsx';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import { Notice } from '../status/notice.tsx';
import { DataTable } from '../figures/data-table.tsx';
import { ExplainedTerm } from './explained-term.tsx';
import { Combobox } from './lists/combobox.tsx';
import { ChoiceGroup } from './choices/choice-group.tsx';
import { CheckboxField } from './choices/checkbox-field.tsx';
import { ChoiceCard } from './choices/choice-card.tsx';
import { SegmentedControl } from './choices/segmented-control.tsx';
import { useState } from 'react';
import { SwitchField } from './choices/switch-field.tsx';

afterEach(cleanup);

it('Button does not submit the form around it unless it is asked to', () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button>Add a row</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submitted);
  screen.getByRole('button', { name: 'Add a row' }).click();
  expect(submitted).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Send' }).click();
  expect(submitted).toHaveBeenCalledOnce();
});

it('Button renders a given link without the attributes of a button', () => {
  render(
    <Button asChild>
      <a href="/contact-ai-recruiters">Contact us</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Contact us' });
  expect(link.getAttribute('href')).toBe('/contact-ai-recruiters');
  expect(link.className).toContain('bg-signal');
  expect(link.hasAttribute('type')).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('TextField ties hint and error to the input, and claims none when there is none', () => {
  const { rerender } = render(<TextField label="Email" hint="We answer here." error="Enter it." />);
  const input = screen.getByLabelText(/Email/);
  expect(description(input)).toBe('We answer here. | Enter it.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  rerender(<TextField label="Email" />);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('TextField marks optional fields, and requires the others', () => {
  render(
    <>
      <TextField label="Company" />
      <TextField label="Name" required />
    </>,
  );
  expect(screen.getByLabelText('Company (optional)').hasAttribute('required')).toBe(false);
  expect(screen.getByLabelText('Name').hasAttribute('required')).toBe(true);
});

function summary(problems: readonly FormProblem[]) {
  return (
    <>
      <ErrorSummary title="Please check" problems={problems} />
      <input id="name" />
    </>
  );
}

it('an error summary takes the focus with every new list', () => {
  const { rerender } = render(summary([{ id: 'name', message: 'Enter your name.' }]));
  expect(document.activeElement?.textContent).toContain('Please check');
  screen.getByRole('textbox').focus();
  rerender(summary([{ id: 'name', message: 'Enter your name.' }]));
  expect(document.activeElement?.textContent).toContain('Please check');
});

it('an error summary moves the focus to the control and keeps the address', () => {
  render(summary([{ id: 'name', message: 'Enter your name.' }]));
  const before = location.href;
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name.' }));
  expect(document.activeElement?.id).toBe('name');
  expect(location.href).toBe(before);
});

it('an error summary shows a problem without a control as plain text, and nothing without problems', () => {
  const { rerender } = render(summary([{ id: null, message: 'The search is closed.' }]));
  screen.getByText('The search is closed.');
  expect(screen.queryByRole('link')).toBeNull();
  rerender(summary([]));
  expect(screen.queryByText('Please check')).toBeNull();
});

it.each([
  ['an error at once', { tone: 'error', children: 'Not sent.' }, 'alert', 'Error: Not sent.'],
  ['nothing of the start', { tone: 'warning', children: 'Few.' }, 'note', 'Warning: Few.'],
  ['politely what answers an action', { live: true, children: 'Saved.' }, 'status', 'Saved.'],
] as const)('Notice announces %s', (_, props, role, text) => {
  render(<Notice {...props} />);
  expect(screen.getByRole(role).textContent).toContain(text);
});

it('DataTable can be scrolled by keyboard, and its scroll area has the name of the table', () => {
  const rows = [{ key: 1, name: 'Toronto', cells: ['1'] }];
  render(
    <DataTable
      caption="Yearly base pay"
      captionHidden
      heads={['Metro', 'Median']}
      rows={rows}
      source={<p>Source: example</p>}
    />,
  );
  const scroller = screen.getByRole('group', { name: 'Yearly base pay' });
  expect(scroller.tabIndex).toBe(0);
  const table = within(scroller).getByRole('table', { name: 'Yearly base pay' });
  // It fits on a phone as it is.
  expect([...table.attributes].map(({ name }) => name)).not.toContain('data-cards');
  expect(within(scroller).queryByText(/Source/)).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['more than three columns', ['Metro', '25th', 'Median', '75th']],
  ['words', ['Metro', { name: '25th', head: <b>P25</b> }, { name: 'Median', kind: 'words' }]],
] as const)(
  'DataTable with %s can be cards: each cell has the name of its column, and a role for when it is no table cell to a browser',
  (_, heads) => {
    const cells = ['$1', '$2', '$3'].slice(0, heads.length - 1);
    const rows = [
      { key: 1, name: 'Toronto', cells },
      { key: 2, name: 'Ottawa', cells: ['Too few'] },
    ];
    const { container } = render(<DataTable caption="Pay" heads={heads} strong={2} rows={rows} />);
    expect(container.querySelector('table[data-cards]')).not.toBeNull();
    const all = [...container.querySelectorAll('table, thead, tbody, tr, th, td')];
    expect(all.filter((part) => !part.hasAttribute('role'))).toEqual([]);
    const labels = screen.getAllByRole('cell').map(({ dataset }) => dataset['label'] ?? '');
    expect(labels).toEqual([...['25th', '', '75th'].slice(0, cells.length), '']);
    const strong = container.querySelectorAll('[data-strong]');
    expect([...strong].map(({ textContent }) => textContent)).toEqual(['Median', '$2']);
    expect(screen.getByRole('rowheader', { name: 'Toronto' })).toBeDefined();
    expect(
      screen.getByRole('columnheader', { name: heads.length > 3 ? '25th' : 'P25' }),
    ).toBeDefined();
  },
);

const term = () => {
  if (screen.queryByRole('button') === null)
    render(<ExplainedTerm meaning="Half is below.">Median</ExplainedTerm>);
  return screen.getByRole('button', { name: 'Median' });
};
const isShown = () => screen.getByText('Half is below.').classList.contains('block');

it('an explained term is described to a screen reader without being opened', () => {
  expect(description(term())).toBe('Half is below.');
  expect(isShown()).toBe(false);
});

it.each([
  ['Escape', () => fireEvent.keyDown(term(), { key: 'Escape' })],
  ['the focus leaving it', () => fireEvent.blur(term())],
  ['something that scrolls', () => fireEvent.scroll(window)],
])('an explained term opens on a tap, and closes with %s', (_, close) => {
  fireEvent.click(term());
  expect(isShown()).toBe(true);
  close();
  expect(isShown()).toBe(false);
});

it('an explained term opens under the mouse, not under a finger that passes over it, and stays while the mouse is on the explanation', () => {
  const around = term().parentElement as HTMLElement;
  fireEvent.pointerEnter(around, { pointerType: 'touch' });
  expect(isShown()).toBe(false);
  fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(around, { pointerType: 'mouse' });
  expect(isShown()).toBe(false);
});

const pages = ['/', '/blog', '/contact-ai-recruiters', '/blog/ml-portfolio'];
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

function show(error?: string): void {
  render(
    <Combobox
      label="Page"
      name="page"
      required
      suggestions={pages}
      defaultValue="/"
      error={error}
    />,
  );
}

it('a combobox suggests what contains the typed letters, and takes the marked one with Enter', () => {
  show();
  expect(input().getAttribute('aria-expanded')).toBe('false');
  type('BLOG');
  expect(shown()).toEqual(['/blog', '/blog/ml-portfolio']);
  press('ArrowDown');
  press('ArrowDown');
  expect(marked()).toBe('/blog/ml-portfolio');
  press('Enter');
  expect(input().value).toBe('/blog/ml-portfolio');
  expect(shown()).toEqual([]);
});

it('a combobox opens every suggestion with an arrow, and takes the pressed one', () => {
  show();
  press('ArrowDown');
  expect(shown()).toEqual(pages);
  fireEvent.click(screen.getByRole('option', { name: '/contact-ai-recruiters' }));
  expect(input().value).toBe('/contact-ai-recruiters');
});

it('a combobox takes any text, and lets Enter send the form where nothing is marked', () => {
  const sent = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={(event) => !event.defaultPrevented && sent()}>
      <Combobox label="Page" suggestions={pages} required />
    </div>,
  );
  type('/new-page');
  press('Enter');
  expect(input().value).toBe('/new-page');
  expect(sent).toHaveBeenCalledOnce();
});

it('a combobox closes with Escape and when the focus leaves, and keeps what was typed', () => {
  show();
  type('/b');
  press('Escape');
  expect(shown()).toEqual([]);
  type('/bl');
  fireEvent.blur(input());
  expect(shown()).toEqual([]);
  expect(input().value).toBe('/bl');
});

const choices = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
];

it('a choice is a named group whose question, hint and error are read out with it', () => {
  render(
    <ChoiceGroup
      type="radio"
      name="when"
      legend="When?"
      choices={choices}
      hint="Roughly."
      error="Choose one."
      required
    />,
  );
  const group = screen.getByRole('group', { name: 'When?' });
  expect(description(group)).toBe('Roughly. | Choose one.');
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

it('a choice gives its id to the first answer, where an error summary leads', () => {
  render(<ChoiceGroup id="when" type="checkbox" name="when" legend="When?" choices={choices} />);
  expect(screen.getByRole('checkbox', { name: 'Now' }).id).toBe('when');
  expect(screen.getByRole('checkbox', { name: 'Later' }).id).toBe('');
});

it('a choice requires an answer only of a radio group, and marks an optional group', () => {
  render(
    <>
      <ChoiceGroup type="radio" name="a" legend="One" choices={choices} required />
      <ChoiceGroup type="checkbox" name="b" legend="Any" choices={choices} />
    </>,
  );
  for (const radio of screen.getAllByRole('radio'))
    expect(radio.hasAttribute('required')).toBe(true);
  for (const box of screen.getAllByRole('checkbox'))
    expect(box.hasAttribute('required')).toBe(false);
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(['One', 'Any (optional)']);
});

it('a choice is named by its sentence and described by its error', () => {
  render(<CheckboxField id="agree" label="I agree." error="Tick the box." name="consent" />);
  const box = screen.getByRole('checkbox', { name: 'I agree.' });
  expect(box.getAttribute('name')).toBe('consent');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(description(box)).toBe('Tick the box.');
});

it('a choice is one control named by the whole card, which chooses it', () => {
  const changed = vi.fn<() => void>();
  render(
    <ChoiceCard type="radio" name="when" value="now" onChange={changed}>
      As soon as possible
    </ChoiceCard>,
  );
  const radio = screen.getByRole('radio', { name: 'As soon as possible' });
  expect(radio.getAttribute('value')).toBe('now');
  fireEvent.click(screen.getByText('As soon as possible'));
  expect(changed).toHaveBeenCalledOnce();
});

const views = [
  { value: 'ranges', label: 'Ranges' },
  { value: 'trend', label: 'Trend', note: '12' },
] as const;

it('a choice is a group of radio buttons with one of them on, and says which is chosen', () => {
  const chosen = vi.fn<(view: string) => void>();
  render(
    <SegmentedControl name="view" legend="View" choices={views} value="trend" onChoose={chosen} />,
  );
  const group = screen.getByRole('group', { name: 'View' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['view']));
  fireEvent.click(screen.getByLabelText('Ranges'));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('ranges');
  // The value is the caller's: it has not changed.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Trend 12' }).checked).toBe(true);
});

it.each([
  ['stays in a row where its words are short', ['Chart', 'Table'], false],
  ['stacks where its words and figures are long', ['Everyone', 'Visitors', 'Staff'], true, '1,204'],
  ['stacks where its words are long', ['Everyone', 'Visitors alone', 'Staff alone'], true],
  ['stacks where it has more than three', ['A', 'B', 'C', 'D'], true],
])('a choice %s', (_, labels, stacks, note = '') => {
  render(
    <SegmentedControl
      name="view"
      legend="View"
      choices={labels.map((label) => ({ value: label, label, note: note || undefined }))}
      value={labels[0] ?? ''}
      onChoose={() => undefined}
    />,
  );
  const row = screen.getAllByRole('radio')[0]?.closest('div');
  expect(row?.className.includes('max-sm:flex-col')).toBe(stacks);
});

function Noise({ isFixed = false }: { isFixed?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <SwitchField
      label="Show noise"
      checked={isOn}
      onChange={(event) => {
        if (!isFixed) setOn(event.target.checked);
      }}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show noise' });

it('a choice is a switch that turns on and off, and shows the value that it is given', () => {
  render(<Noise />);
  fireEvent.click(control());
  expect(control().checked).toBe(true);
  fireEvent.click(control());
  expect(control().checked).toBe(false);
  cleanup();
  render(<Noise isFixed />);
  fireEvent.click(control());
  expect(control().checked).toBe(false);
});
