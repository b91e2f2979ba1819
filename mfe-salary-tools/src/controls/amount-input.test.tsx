// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AmountInput } from './amount-input';

afterEach(cleanup);

function Field({ start = '', sign = '$' }: { start?: string; sign?: string }) {
  const [text, setText] = useState(start);
  const labels = {
    'aria-label': 'Amount',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
  };
  return <AmountInput id="amount" {...labels} sign={sign} value={text} onType={setText} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Amount');
/** The value with the caret as a bar. */
const shown = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

/** One edit as a browser makes it: `|` is the caret after it. */
function edit(marked: string, inputType = 'insertText'): void {
  input().focus();
  const caret = marked.indexOf('|');
  const target = { value: marked.replace('|', ''), selectionStart: caret, selectionEnd: caret };
  fireEvent.input(input(), { target, inputType });
}

it('groups digits while they are typed, keeps the caret, and lets Backspace and Delete pass a comma', () => {
  render(<Field />);
  edit('1500|');
  expect(shown()).toBe('1,500|');
  edit('1,9|500');
  expect(shown()).toBe('19|,500');
  edit('19|500', 'deleteContentBackward');
  expect(shown()).toBe('19|,500');
  edit('19|500', 'deleteContentForward');
  expect(shown()).toBe('19,|500');
});

it('shows an amount of a link that has a sign with one sign, hidden from assistive technology', () => {
  const { container } = render(<Field start="CA$163,171" sign="CA$" />);
  expect(input().value).toBe('163,171');
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('CA$');
});

it('takes a typed sign and goes on behind it', () => {
  render(<Field />);
  edit('$|');
  expect(shown()).toBe('|');
  edit('16|');
  expect(shown()).toBe('16|');
});
