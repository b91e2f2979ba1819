// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { translatePage } from '@talent/testing/translate-page';
import { expect, it, vi } from 'vitest';
import {
  InterviewQuestions,
  useChosenRole,
} from '../features/interview-questions/interview-questions';
import { makeTopics } from '../features/interview-questions/testing/make-topics';
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { interviewTopics } from '../features/interview-questions/content/interview-topics';
import AiInterviewQuestions from './ai-interview-questions';
import { aiInterviewQuestionsPlan } from './ai-interview-questions.plan';
import { interviewRoles } from '../features/interview-questions/content/interview-question';
import { roleFrom } from '../features/interview-questions/chosen-topics';

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

it('shows everything again for all roles, under the plain address, on a translated page too', async () => {
  open('?role=mlops-engineer');
  translatePage();
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

it('the page brings every question with its data, after the summary and before the advice on using them', async () => {
  // The page asks for no figures, so nothing is ever sent to this address.
  const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const publish = ({ name }: { name: string }) => `/_files/${name}`;
  const loaded = await aiInterviewQuestionsPlan.load?.({
    ...{ data, site: defaultSite, path, params: {}, publish },
  });
  renderPage(AiInterviewQuestions, { data: loaded, path });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
  const topics = interviewTopics.map(({ title }) => title);
  expect(headings.slice(0, topics.length + 1)).toEqual(['In short', ...topics]);
  expect(headings[topics.length + 1]).toBe('How to build a one-hour interview');
  for (const { questions } of interviewTopics) {
    for (const { question } of questions) screen.getByRole('heading', { level: 3, name: question });
  }
});

const pool = interviewTopics.flatMap((topic) => topic.questions);

it('the pool has at least forty questions, each of them once', () => {
  expect(pool.length).toBeGreaterThanOrEqual(40);
  expect(new Set(pool.map(({ question }) => question)).size).toBe(pool.length);
});

it('the pool gives every topic an anchor of its own', () => {
  expect(new Set(interviewTopics.map(({ id }) => id)).size).toBe(interviewTopics.length);
});

it.each(Object.keys(interviewRoles))('the pool has enough to choose from for %s', (role) => {
  const chosen = pool.filter(({ roles }) => roles.some((name) => name === role));
  expect(chosen.length).toBeGreaterThanOrEqual(12);
});

it.each(pool)(
  '“$question” is answered in 60 to 120 words, for at least one role and none twice',
  ({ answer, roles }) => {
    const words = answer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(120);
    expect(roles.length).toBeGreaterThan(0);
    expect(new Set(roles).size).toBe(roles.length);
  },
);

it.each([
  ['?role=nlp-engineer', 'nlp-engineer'],
  ['', null],
  ['?role=', null],
  ['?role=poet', null],
  ['?role=toString', null],
])('the role in the address of "%s" is %s', (search, role) => {
  expect(roleFrom(new URLSearchParams(search))).toBe(role);
});
