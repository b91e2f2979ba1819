// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyFields } from '../../../posts/post-fields';
import { FactFields } from './fact-fields';

const seoTitle = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^SEO title/ });

function show(changes: Partial<typeof emptyFields> = {}) {
  const onChange = vi.fn();
  const fields = { ...emptyFields, ...changes };
  renderPage(() => <FactFields stored={null} fields={fields} authors={[]} onChange={onChange} />);
  return onChange;
}

it('shows the SEO title of a post, with its length and the allowed lengths', () => {
  show({ seoTitle: 'AI engineer salary: US and Canada' });
  expect(seoTitle().value).toBe('AI engineer salary: US and Canada');
  const hint = document.getElementById('post-seoTitle-hint');
  expect(hint?.textContent).toContain('33 characters; 10 to 40 are allowed.');
  expect(seoTitle().getAttribute('aria-describedby')).toBe('post-seoTitle-hint');
});

it('does not require an SEO title, and says what is used without one', () => {
  show();
  expect(seoTitle().required).toBe(false);
  const hint = document.getElementById('post-seoTitle-hint');
  expect(hint?.textContent).toContain('0 characters;');
  expect(hint?.textContent).toContain('the first 60 characters of the title are used');
});

it('changes the SEO title alone, and not the address', () => {
  const onChange = show({ title: 'What AI engineers earn' });
  fireEvent.change(seoTitle(), { target: { value: 'AI engineer salary' } });
  expect(onChange.mock.calls).toEqual([[{ seoTitle: 'AI engineer salary' }]]);
});
