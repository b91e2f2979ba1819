// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../testing/staff-page';
import { queryClient } from './query-client';

function Greeting(): string {
  const name = useQuery({ queryKey: ['name'], queryFn: nameOfUser }, queryClient);
  return name.isPending ? 'loading' : `Hello, ${name.data}`;
}

function nameOfUser(): Promise<string> {
  const session = sessionStore.getState();
  return Promise.resolve(session.status === 'signed-in' ? session.userId : 'nobody');
}

it('shows nothing of one person under another, and loads everything again', async () => {
  signIn('ada');
  render(<Greeting />);
  await screen.findByText('Hello, ada');
  signIn('bob');
  await screen.findByText('Hello, bob');
  expect(screen.queryByText('Hello, ada')).toBeNull();
});

it('keeps its data while a session is only renewed, and is empty after a sign-out', () => {
  signIn('ada');
  queryClient.setQueryData(['name'], 'ada');
  signIn('ada');
  expect(queryClient.getQueryData(['name'])).toBe('ada');
  sessionStore.setState({ status: 'signed-out' }, true);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
