// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

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
