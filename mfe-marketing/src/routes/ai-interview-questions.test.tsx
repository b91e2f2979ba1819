// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interviewTopics } from '../features/interview-questions/content/interview-topics';
import AiInterviewQuestions from './ai-interview-questions';
import { aiInterviewQuestionsPlan } from './ai-interview-questions.plan';

/** Renders the page from what its plan loads. */
async function open(search = '') {
  // The page asks for no figures, so nothing is ever sent to this address.
  const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const path = '/ai-interview-questions';
  const loaded = await aiInterviewQuestionsPlan.load?.({
    data,
    site: defaultSite,
    path,
    params: {},
    publish: ({ name }) => `/_files/${name}`,
  });
  return renderPage(AiInterviewQuestions, { data: loaded, path: path + search });
}

it('brings every question with its data, after the summary and before the advice on using them', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
  const topics = interviewTopics.map(({ title }) => title);
  expect(headings.slice(0, topics.length + 1)).toEqual(['In short', ...topics]);
  expect(headings[topics.length + 1]).toBe('How to build a one-hour interview');
  for (const { questions } of interviewTopics) {
    for (const { question } of questions) screen.getByRole('heading', { level: 3, name: question });
  }
});
