// @vitest-environment jsdom
import { z } from '@talent/protocol/forms/schema';
import { trackQueue } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { FileField } from '@talent/ui/file-field';
import { TextField } from '@talent/ui/text-field';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agreement, defineForm, emailOf } from './define-form';
import { SentForm } from './sent-form';
import { accepted, answerWith } from './testing/answer-with';
import { useSentForm } from './use-sent-form';

const fields = { email: emailOf('E-mail'), consent: agreement('I agree.', 'Tick the box.') };
const facts = { name: 'contact', contract: 1, type: 'sample', submit: 'Send' } as const;
const sample = defineForm({ ...facts, ids: 'one', fields });
const cv = { kind: 'file', label: 'CV', accept: '.pdf', schema: z.unknown() } as const;
const withFile = defineForm({
  ...facts,
  fields: { ...fields, cv },
  note: 'We keep it for a year.',
});

const receipt = { title: 'Stored', next: ['A recruiter reads it.'], again: 'Again' };
const captured = () => ({ source: 'example', user_role: 'employer' });

function Example() {
  const sent = useSentForm(sample, { captured });
  return (
    <SentForm sent={sent} labelledBy="title" receipt={receipt}>
      <TextField {...sent.field('email')} />
      <CheckboxField {...sent.field('consent')} />
    </SentForm>
  );
}

function WithFile() {
  const sent = useSentForm(withFile, { captured });
  const { state } = sent;
  return (
    <SentForm sent={sent} labelledBy="title" receipt={receipt}>
      <TextField {...sent.field('email')} />
      <CheckboxField {...sent.field('consent')} />
      <FileField {...sent.field('cv')} />
      <output>{state.status === 'sending' && `sending ${state.sent}`}</output>
    </SentForm>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const consent = () => screen.getByLabelText<HTMLInputElement>('I agree.');
const form = () => email().form as HTMLFormElement;
/** Also used for what follows from it before the next task. */
const submit = () => act(async () => fireEvent.submit(form()));

async function fillAndSend(): Promise<void> {
  fireEvent.change(email(), { target: { value: 'ada@company.example' } });
  fireEvent.click(consent());
  await submit();
}

beforeEach(() => trackQueue.setState([], true));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});
const tracked = () => trackQueue.getState().map(({ event }) => event);

it('works as an HTML form: address, method, the page, and a trap that no one reaches', () => {
  renderPage(Example, { path: '/somewhere' });
  expect(form().method).toBe('post');
  expect(form().getAttribute('action')).toBe('/functions/v1/contact');
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    website: '',
    page: '/somewhere',
    email: '',
  });
  const trap = form().querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect([email().id, email().autocomplete, email().required]).toEqual([
    'one-email',
    'email',
    true,
  ]);
});

it('sends what the controls hold, with key, page and trap', async () => {
  const sent = answerWith(accepted());
  renderPage(Example, { path: '/somewhere' });
  await fillAndSend();
  expect(sent.bodies()).toEqual([
    {
      email: 'ada@company.example',
      consent: true,
      page: '/somewhere',
      website: '',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

it('sends a multipart form as its controls are, with key and extras', async () => {
  const sent = answerWith(accepted());
  renderPage(WithFile, { path: '/somewhere' });
  expect(form().enctype).toBe('multipart/form-data');
  screen.getByText('We keep it for a year.');
  await fillAndSend();
  expect(Object.fromEntries(sent.requests[0]?.init.body as FormData)).toEqual({
    website: '',
    page: '/somewhere',
    email: 'ada@company.example',
    consent: 'on',
    cv: expect.any(File),
    idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('says how much of a form with a file has been sent', async () => {
  const answer = Promise.withResolvers<Response>();
  answerWith(answer.promise);
  renderPage(WithFile, { path: '/somewhere' });
  await fillAndSend();
  screen.getByText('sending 0.5');
  await act(async () => answer.resolve(accepted()));
  await screen.findByText('Stored');
});

it('sends what stood in a control before anyone listened to it', async () => {
  const sent = answerWith(accepted());
  renderPage(Example);
  // Without an event, as what was typed into the served page before it came alive.
  email().value = 'early@company.example';
  consent().checked = true;
  await submit();
  expect(sent.bodies()).toMatchObject([{ email: 'early@company.example' }]);
});

it('shows reference and receipt, which takes the focus, and starts over empty', async () => {
  answerWith(accepted('C-7K2M9QXD'));
  renderPage(Example);
  await fillAndSend();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Stored' }));
  screen.getByText('C-7K2M9QXD');
  fireEvent.click(screen.getByText('Again'));
  expect(email().value).toBe('');
});

it('checks a field when it is left, and the others not yet', async () => {
  renderPage(Example);
  fireEvent.change(email(), { target: { value: 'ada' } });
  expect(screen.queryByText(/Enter an email address like/)).toBeNull();
  fireEvent.blur(email());
  await screen.findByText(/Enter an email address like/);
  expect(screen.queryByText('Tick the box.')).toBeNull();
});

it('looks at a message again with each change, whatever kind of field it is', async () => {
  renderPage(Example);
  await submit();
  fireEvent.change(email(), { target: { value: 'ada@' } });
  screen.getByText(/Enter an email address like/);
  fireEvent.change(email(), { target: { value: 'ada@company.example' } });
  expect(email().hasAttribute('aria-invalid')).toBe(false);
  expect(consent().hasAttribute('aria-invalid')).toBe(true);
  fireEvent.click(consent());
  expect(consent().hasAttribute('aria-invalid')).toBe(false);
});

it('leaves a field unchecked on the way to the button, which checks it anyway', async () => {
  renderPage(Example);
  const button = screen.getByRole('button', { name: 'Send' });
  await act(async () => fireEvent.blur(email(), { relatedTarget: button }));
  expect(email().hasAttribute('aria-invalid')).toBe(false);
});

it('shows no message in the middle of a click, which would move its target away', () => {
  renderPage(Example);
  fireEvent.pointerDown(consent());
  fireEvent.blur(email(), { relatedTarget: consent() });
  expect(email().hasAttribute('aria-invalid')).toBe(false);
  fireEvent.click(consent());
  screen.getByText('Enter your email address.');
});

it('sends nothing that is not right, and the summary takes the focus and leads to the fields', async () => {
  const sent = answerWith(accepted());
  renderPage(Example);
  await submit();
  expect(sent.requests).toEqual([]);
  expect(document.activeElement?.textContent).toContain('Please check these fields');
  fireEvent.click(screen.getByRole('link', { name: 'Tick the box.' }));
  expect(document.activeElement).toBe(consent());
});

it('sends once for two clicks', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = answerWith(answer.promise);
  renderPage(Example);
  await fillAndSend();
  await submit();
  screen.getByRole('button', { name: 'Sending …' });
  expect(sent.requests).toHaveLength(1);
  await act(async () => answer.resolve(accepted()));
  await screen.findByText('Stored');
});

it('keeps everything after a failure and sends it again under the same key', async () => {
  const sent = answerWith(new TypeError('Failed to fetch'), accepted());
  renderPage(Example);
  await fillAndSend();
  expect(screen.getByRole('alert').textContent).toContain('No answer came back');
  expect(email().value).toBe('ada@company.example');
  expect(consent().checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('Stored');
  const keys = sent.bodies().map((body) => body['idempotency_key']);
  expect(keys[1]).toBe(keys[0]);
});

it('sends what was changed after a failure as another form', async () => {
  const sent = answerWith(new TypeError('Failed to fetch'), accepted());
  renderPage(Example);
  await fillAndSend();
  fireEvent.change(email(), { target: { value: 'grace@company.example' } });
  await submit();
  const [first, second] = sent.bodies();
  expect(second?.['email']).toBe('grace@company.example');
  expect(second?.['idempotency_key']).not.toBe(first?.['idempotency_key']);
});

it.each([
  ['We could not store it', Response.json({ code: 'unavailable' }, { status: 503 })],
  ['in 2 minutes', Response.json({ retryAfterSeconds: 90 }, { status: 429 })],
])('says “%s” where that is why', async (words, answer) => {
  answerWith(answer);
  renderPage(Example, { site: { email: 'staff@agency.example' } });
  await fillAndSend();
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'staff@agency.example' })).toBeTruthy();
});

it('shows what only the server could check, at the field and above', async () => {
  const fields = { email: 'This address is blocked.', other: 'Too late.' };
  answerWith(Response.json({ code: 'invalid', fields }, { status: 422 }));
  renderPage(Example);
  await fillAndSend();
  expect(document.activeElement?.textContent).toContain('Too late.');
  expect(screen.getByRole('link', { name: 'This address is blocked.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Too late.' })).toBeNull();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  // It is not in the way of another try.
  const sent = answerWith(accepted());
  await submit();
  expect(sent.requests).toHaveLength(1);
});

it('records sends and captured addresses, and never the address', async () => {
  answerWith(new TypeError('Failed to fetch'), accepted());
  renderPage(Example);
  await fillAndSend();
  await submit();
  expect(tracked()).toEqual([
    { event_type: 'form_submission', metadata: { form_type: 'sample', success: false } },
    { event_type: 'form_submission', metadata: { form_type: 'sample', success: true } },
    { event_type: 'email_captured', metadata: { source: 'example', user_role: 'employer' } },
  ]);
});

it('keeps the entries over a failed send and a reload, and forgets them once they were sent', async () => {
  answerWith(Response.json({ code: 'unavailable' }, { status: 503 }), accepted());
  renderPage(Example);
  await fillAndSend();
  cleanup();
  renderPage(Example);
  expect(email().value).toBe('ada@company.example');
  expect(consent().checked).toBe(true);
  await submit();
  await screen.findByText('Stored');
  cleanup();
  renderPage(Example);
  expect(email().value).toBe('');
  expect(consent().checked).toBe(false);
});

/** Notice of a page that is too old for the server. */
async function outdated(page = Example): Promise<string> {
  answerWith(Response.json({ code: 'outdated' }, { status: 409 }));
  renderPage(page);
  await fillAndSend();
  screen.getByRole('button', { name: 'Reload the page' });
  return screen.getByRole('alert').textContent;
}

it('says that the page is too old for the server, and that a reload keeps what was entered', async () => {
  const words = await outdated();
  expect(words).toContain(
    'Nothing was sent. Please reload the page and send it again: your entries are kept.',
  );
  expect(words).not.toContain('file');
  expect(sessionStorage.getItem('form-entries:sample')).toContain('ada@company.example');
});

it('says that a file has to be chosen again after that reload', async () => {
  expect(await outdated(WithFile)).toContain(
    'your entries are kept. Only the file has to be chosen again.',
  );
});

it('promises nothing where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const words = await outdated();
  expect(words).toContain('copy what you need first');
  expect(words).not.toContain('entries are kept');
});
