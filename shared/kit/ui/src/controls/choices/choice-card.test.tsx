// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceCard } from './choice-card.tsx';

afterEach(cleanup);

it('is one control named by the whole card, which chooses it', () => {
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
