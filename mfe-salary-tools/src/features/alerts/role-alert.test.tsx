// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { chooseOption } from '@talent/testing/choose-option';
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeSalaryData } from '../dashboard/testing/make-salary-data';
import { stubServer } from '../access/testing/stub-server';
import { RoleAlert } from './role-alert';

const data = makeSalaryData();
const alert = '/functions/v1/salary-alert';
const roles = [
  { key: 'ai-engineer', label: 'AI Engineer' },
  { key: 'data-scientist', label: 'Data Scientist' },
];

const email = () => screen.getByLabelText<HTMLInputElement>('Email for the alert');
const form = () => email().form as HTMLFormElement;
const send = () => act(async () => fireEvent.submit(form()));

async function open(chosen?: string, figures = data): Promise<void> {
  renderPage(() => <RoleAlert roles={roles} data={figures} {...(chosen ? { chosen } : {})} />, {
    path: '/ai-ml-salary-data',
  });
  await screen.findByLabelText('Email for the alert');
}

async function fillAndSend(): Promise<void> {
  fireEvent.change(email(), { target: { value: 'ada@company.example' } });
  fireEvent.click(screen.getByLabelText('United States'));
  fireEvent.click(screen.getByRole('checkbox'));
  await send();
}

beforeEach(() => trackQueue.setState([], true));
const tracked = () => trackQueue.getState().map(({ event }) => event);
const accepted = () => Response.json({ reference: 'SA-7K2M9QXD' }, { status: 201 });

it('works as an HTML form, says when it writes, and names the privacy policy', async () => {
  // A role without figures is none that the page can be about.
  await open('wizard');
  screen.getByLabelText('Role to follow');
  screen.getByRole('heading', { name: 'Tell me when a role moves' });
  screen.getByText(/moved by more than 2%/);
  expect(form().method).toBe('post');
  expect(form().getAttribute('action')).toBe(alert);
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    website: '',
    page: '/ai-ml-salary-data',
    email: '',
    role: '',
  });
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    '/privacy-policy',
  );
});

it('offers only countries that have figures of the role, and says which source can move it', async () => {
  await open();
  screen.getByLabelText('Canada');
  chooseOption('Role to follow', 'data-scientist');
  screen.getByLabelText('Canada');
  screen.getByText(/^Canada: Example job bank, last edition/);
  screen.getByText(
    'United States: Example collection of postings, last edition January 19, 2025. New editions: none expected, the publisher stopped in August 2025.',
  );
});

const withoutOfficial = {
  ...data,
  bands: data.bands.filter(({ source }) => source !== 'bls-oews'),
};

it('hides a country whose sources have stopped, and says why in the control', async () => {
  await open('data-scientist', withoutOfficial);
  expect(screen.queryByLabelText('United States')).toBeNull();
  expect(screen.getByRole('group', { name: /Figures for/ }).textContent).toContain(
    'Not in United States: no source that still has new editions has figures of this role.',
  );
  cleanup();
  await open('data-scientist');
  expect(screen.queryByText(/^Not in/)).toBeNull();
});

it('offers no alert that could never be sent', async () => {
  renderPage(() => <RoleAlert roles={roles} data={data} chosen="ai-engineer" />);
  screen.getByText(/^No source that still has new editions has figures of this role/);
  expect(screen.queryByLabelText('Email for the alert')).toBeNull();
  cleanup();
  await open();
  const options = screen.getByRole('combobox', { name: /Role to follow/ });
  expect(options.textContent).not.toContain('AI Engineer');
});

it('sends the role that the page is about, and says that the mail has to be answered', async () => {
  const asked = stubServer({ [alert]: [accepted()] });
  await open('data-scientist');
  screen.getByRole('heading', { name: 'Tell me when this role moves: Data Scientist' });
  expect(screen.queryByLabelText('Role to follow')).toBeNull();
  await fillAndSend();
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
    email: 'ada@company.example',
    role: 'data-scientist',
    country: 'US',
    consent: true,
    page: '/ai-ml-salary-data',
    website: '',
    idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const title = screen.getByRole('heading', { name: 'One more step: open your inbox' });
  expect(document.activeElement).toBe(title);
  screen.getByText('SA-7K2M9QXD');
  expect(tracked()).toEqual([
    { event_type: 'form_submission', metadata: { form_type: 'salary-alert', success: true } },
    {
      event_type: 'email_captured',
      metadata: { source: 'salary-alert', user_role: 'not-given' },
    },
  ]);
  fireEvent.click(screen.getByText('Follow another role'));
  expect(email().value).toBe('');
});

it('keeps the entries over a failed send and a reload, with the chosen role', async () => {
  stubServer({ [alert]: [Response.json({ code: 'unavailable' }, { status: 503 })] });
  await open();
  chooseOption('Role to follow', 'data-scientist');
  await fillAndSend();
  cleanup();
  await open();
  expect(email().value).toBe('ada@company.example');
  expect(Object.fromEntries(new FormData(form()))).toMatchObject({
    role: 'data-scientist',
    country: 'US',
    consent: 'on',
  });
  screen.getByRole('combobox', { name: 'Role to follow' });
});
