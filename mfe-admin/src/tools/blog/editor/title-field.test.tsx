// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TitleField } from './title-field';

afterEach(cleanup);

it('replaces the line breaks of pasted text with spaces, and moves to the text on Enter', () => {
  const onChange = vi.fn<(title: string) => void>();
  const onEnter = vi.fn<() => void>();
  render(<TitleField title="" onChange={onChange} onEnter={onEnter} />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.change(field, { target: { value: 'Evaluating LLM applications\n  before launch' } });
  expect(onChange.mock.calls).toEqual([['Evaluating LLM applications before launch']]);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
});
