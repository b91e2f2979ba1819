// @vitest-environment jsdom
import { toSalaryColumns } from '@talent/functions/salary-bands/contract';
import { trackQueue } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeSalaryData } from '../dashboard/testing/make-salary-data';
import { accessStore } from './access-store';
import { EmailGate } from './email-gate';
import { stubServer } from './testing/stub-server';

const access = '/functions/v1/salary-access';
const bands = '/functions/v1/salary-bands';

const Page = () => <EmailGate source="salary-dashboard" roles={['Research Scientist']} />;
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = () => act(async () => fireEvent.submit(email().form as HTMLFormElement));

async function open(): Promise<void> {
  renderPage(Page, { path: '/ai-ml-salary-data' });
  await screen.findByLabelText('Email');
}

async function fillAndSend(address = 'ada@company.example'): Promise<void> {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(screen.getByLabelText('I work in AI'));
  await send();
}

beforeEach(() => {
  localStorage.clear();
  trackQueue.setState([], true);
  accessStore.setState({ status: 'locked', refused: false }, true);
});
const tracked = () => trackQueue.getState().map(({ event }) => event);

it('says what it opens and that it costs nothing, and works as an HTML form', async () => {
  await open();
  screen.getByText('Opens: Research Scientist.');
  screen.getByText(/^Free, no credit card/);
  const form = email().form as HTMLFormElement;
  expect(form.getAttribute('action')).toBe(access);
  expect(form.method).toBe('post');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    website: '',
    page: '/ai-ml-salary-data',
    email: '',
  });
});

it('opens every role, takes the focus to the line that says so, and is counted', async () => {
  const asked = stubServer({
    [access]: [Response.json({ reference: 'S-1', token: 'a-token' }, { status: 201 })],
    [bands]: [Response.json(toSalaryColumns(makeSalaryData()))],
  });
  await open();
  await fillAndSend();
  const line = await screen.findByText(/^Every role is open/, {}, { timeout: 5000 });
  expect(document.activeElement).toBe(line);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
    email: 'ada@company.example',
    user_role: 'engineer',
    newsletter: false,
    page: '/ai-ml-salary-data',
    website: '',
    idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(tracked()).toContainEqual({
    event_type: 'email_captured',
    metadata: { source: 'salary-dashboard', user_role: 'engineer' },
  });
  expect(tracked()).toContainEqual({
    event_type: 'form_submission',
    metadata: { form_type: 'salary-access', success: true },
  });
});

it('is not there in a browser that has been unlocked, and says calmly that an earlier sign-up is no longer taken', async () => {
  accessStore.setState({ status: 'unlocked', data: makeSalaryData() }, true);
  const { container } = renderPage(Page);
  expect(container.textContent).toBe('');
  cleanup();
  accessStore.setState({ status: 'locked', refused: true }, true);
  await open();
  expect(screen.getByText(/^Your earlier sign-up/)).toBeDefined();
});
