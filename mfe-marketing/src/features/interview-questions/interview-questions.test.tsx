// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { InterviewQuestions, useChosenRole } from './interview-questions';
import { makeTopics } from './testing/make-topics';

const path = '/ai-interview-questions';

const Page = () => <InterviewQuestions topics={makeTopics()} role={useChosenRole()} />;

function open(search = '') {
  renderPage(Page, { path: path + search });
}

const questions = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const choice = (name: string) => screen.getByRole('link', { name });

async function choose(name: string): Promise<void> {
  await act(async () => fireEvent.click(choice(name)));
}

it('shows every question under its topic, with its answer and whom to ask, and how many there are for each role', () => {
  open();
  expect(questions()).toEqual(['Which words?', 'Whose words?', 'Who is called?', 'How fast?']);
  expect(screen.getByRole('region', { name: 'Running it' }).textContent).toContain(
    'Ask: NLP engineers, MLOps engineers',
  );
  expect(screen.getByRole('status').textContent).toBe('All 4 questions.');
  for (const role of ['NLP engineers 3', 'MLOps engineers 2', 'All roles 4']) {
    choice(`${role} questions`);
  }
});

it('shows the questions of a role, marks it, keeps the focus, and says so in the address and to those who cannot see it', async () => {
  open();
  choice('MLOps engineers 2 questions').focus();
  await choose('MLOps engineers 2 questions');
  expect(choice('MLOps engineers 2 questions').getAttribute('aria-current')).toBe('true');
  expect(choice('All roles 4 questions').getAttribute('aria-current')).toBeNull();
  expect(document.activeElement).toBe(choice('MLOps engineers 2 questions'));
  expect(questions()).toEqual(['Who is called?', 'How fast?']);
  expect(screen.queryByRole('heading', { name: 'Text' })).toBeNull();
  expect(window.location.pathname + window.location.search).toBe(`${path}?role=mlops-engineer`);
  expect(screen.getByRole('status').textContent).toBe('2 of 4 questions, for MLOps engineers.');
});

it('shows everything again for all roles, under the plain address', async () => {
  open('?role=mlops-engineer');
  expect(questions()).toHaveLength(2);
  await choose('All roles 4 questions');
  expect(questions()).toHaveLength(4);
  expect(window.location.pathname + window.location.search).toBe(path);
});

it('is served with all questions and reacts without a mismatch, then shows those of the address', async () => {
  window.history.replaceState(null, '', `${path}?role=mlops-engineer`);
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  expect(container.querySelectorAll('h3')).toHaveLength(4);
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelectorAll('h3')).toHaveLength(2);
  act(() => root.unmount());
  container.remove();
});

const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('maps topics against roles: a filled square for each question of the role', () => {
  open();
  // Columns: ML, MLOps, NLP, vision, data science, generative.
  expect(cells('Text')).toEqual(['0 of 2', '0 of 2', '2 of 2', '0 of 2', '0 of 2', '0 of 2']);
  expect(cells('Running it')).toEqual(['0 of 2', '2 of 2', '1 of 2', '0 of 2', '0 of 2', '0 of 2']);
  const [, running] = screen.getAllByRole('row', { name: /of 2/ });
  const paths = [...(running?.querySelectorAll('path') ?? [])].map((path) =>
    path.getAttribute('d'),
  );
  expect(paths[1]).toBe('M0 0h6v6h-6zM8 0h6v6h-6z');
  expect(paths[0]).toBe('M0 0h6v6h-6zm1 1v4h4v-4zM8 0h6v6h-6zm1 1v4h4v-4z');
  expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe('#text');
});

it('keeps a topic without questions for the role in the map, and leads nowhere from it', async () => {
  open('?role=mlops-engineer');
  expect(cells('Text')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: 'Text' })).toBeNull();
  screen.getByRole('link', { name: 'Running it' });
});
