// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TitleField } from './title-field';

afterEach(cleanup);

it('replaces the line breaks of pasted text with spaces', () => {
  const onChange = vi.fn<(title: string) => void>();
  render(<TitleField title="" onChange={onChange} onEnter={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.change(field, { target: { value: 'Evaluating LLM applications\n  before launch' } });
  expect(onChange.mock.calls).toEqual([['Evaluating LLM applications before launch']]);
});

it('moves to the text on Enter, and adds no line break', () => {
  const onEnter = vi.fn<() => void>();
  render(<TitleField title="Pay" onChange={() => undefined} onEnter={onEnter} />);
  const isAsked = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(isAsked).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
});
