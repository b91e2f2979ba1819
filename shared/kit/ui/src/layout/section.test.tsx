// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Section } from './section.tsx';

afterEach(cleanup);

describe('Section', () => {
  it('is a landmark named by its title', () => {
    render(<Section title="Salaries by city" kicker="Data" />);
    expect(screen.getByRole('region', { name: 'Salaries by city' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Salaries by city');
  });
});
