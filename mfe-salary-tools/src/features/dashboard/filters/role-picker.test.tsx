// @vitest-environment jsdom
import { screen, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RolePicker } from './role-picker';

const picker = (
  <RolePicker
    roles={[{ key: 'ai-engineer', label: 'AI Engineer', open: true }]}
    chosen={[]}
    isUnlocked={false}
    isJustOpened={false}
    onLocked={() => {}}
    onChoose={() => {}}
  />
);

it('shows its roles to a person who opened the served page before its code came', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picker);
  container.querySelector('details')?.setAttribute('open', '');
  render(picker, { container, hydrate: true });
  expect(screen.getByRole('checkbox', { name: 'AI Engineer' })).toBeTruthy();
});
