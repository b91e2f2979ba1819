// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useHydrated } from './use-hydrated';

function State() {
  return <p>{useHydrated() ? 'hydrated' : 'served'}</p>;
}

it('is false in the served page and true in the browser', () => {
  expect(renderToString(<State />)).toContain('served');
  render(<State />);
  expect(screen.getByText('hydrated')).toBeTruthy();
});
