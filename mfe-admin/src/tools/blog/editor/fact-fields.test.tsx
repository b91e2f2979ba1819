// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyFields } from '../../../posts/post-fields';
import { FactFields } from './fact-fields';
import { TitleField } from './title-field';

const seoTitle = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^SEO title/ });

function show(changes: Partial<typeof emptyFields> = {}) {
  const onChange = vi.fn();
  const fields = { ...emptyFields, ...changes };
  renderPage(() => <FactFields stored={null} fields={fields} authors={[]} onChange={onChange} />);
  return onChange;
}

it('shows the SEO title of a post with its length and what is used without one, does not require it, and changes it alone', () => {
  const onChange = show({ title: 'What AI engineers earn', seoTitle: 'AI engineer salary: US' });
  expect([seoTitle().value, seoTitle().required]).toEqual(['AI engineer salary: US', false]);
  const hint = document.getElementById('post-seoTitle-hint');
  expect(hint?.textContent).toContain('22 characters; 10 to 40 are allowed.');
  expect(hint?.textContent).toContain('the title is used; Google cuts it after 60 characters');
  expect(seoTitle().getAttribute('aria-describedby')).toBe('post-seoTitle-hint');
  fireEvent.change(seoTitle(), { target: { value: 'AI engineer salary' } });
  expect(onChange.mock.calls).toEqual([[{ seoTitle: 'AI engineer salary' }]]);
});

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
