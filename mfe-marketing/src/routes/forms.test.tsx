// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, beforeEach } from 'vitest';
import { accepted, answerWith } from '@talent/forms/testing/answer-with';
import { CallForm } from '../features/contact/call-form';
import { ContactForm } from '../features/contact/contact-form';
import { trackQueue } from '@talent/sdk';
import { NewsletterForm } from './newsletter';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function fill(): void {
  const texts = {
    'Your name': 'Ada Example',
    'Work email': 'ada@company.example',
    'Company (optional)': 'Example Robotics',
    'What are you looking for?': 'Somebody who keeps a ranking model running.',
  };
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(field(name), { target: { value } });
  }
  for (const name of ['A whole team', 'MLOps engineer', 'Data engineer', 'Not decided yet']) {
    fireEvent.click(field(name));
  }
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}

const send = () => act(async () => fireEvent.click(screen.getByText('Send request')));

it('the contact form sends every answer in the shape that the server takes', async () => {
  const sent = answerWith(accepted());
  renderPage(ContactForm, { path: '/contact-ai-recruiters' });
  fill();
  await send();
  expect(sent.bodies()).toEqual([
    expect.objectContaining({
      name: 'Ada Example',
      email: 'ada@company.example',
      company: 'Example Robotics',
      need: 'team',
      roles: ['mlops-engineer', 'data-engineer'],
      timeline: 'open',
      message: 'Somebody who keeps a ranking model running.',
      consent: true,
      context: '',
      page: '/contact-ai-recruiters',
    }),
  ]);
  screen.getByRole('heading', { name: 'Your request has arrived' });
  screen.getByText('C-7K2M9QXD');
});

it('the contact form lists everything that is missing, in the order of the form, on a translated page too', async () => {
  renderPage(ContactForm);
  translatePage();
  await send();
  const summary = document.activeElement as HTMLElement;
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#contact-name',
    '#contact-email',
    '#contact-message',
    '#contact-consent',
  ]);
  for (const link of links) {
    fireEvent.click(link);
    expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
  }
});

const LOOKED_AT =
  '/contact-ai-recruiters?role=mlops-engineer&place=Austin%2C+TX&mode=moon#amount=180000USD&calculation=view%3Dhire%23figures%3Asalary%3D180000';

it('the contact form sends what was looked at, apart from what is removed, and a calculation only where it is ticked', async () => {
  const sent = answerWith(new TypeError('Failed to fetch'), accepted());
  renderPage(ContactForm, { path: LOOKED_AT });
  const chips = within(screen.getByRole('list', { name: 'We send this along with your request:' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.firstChild?.textContent)).toEqual([
    'Role: MLOps engineer',
    'Place: Austin, TX',
    'Salary: $180,000 a year',
  ]);
  fill();
  translatePage();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Place, Austin, TX' }));
  await send();
  const before = new URLSearchParams(String(sent.bodies()[0]?.['context']));
  expect(Object.fromEntries(before)).toEqual({ role: 'mlops-engineer', amount: '180000USD' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also send my calculation from this tab' }));
  await act(async () => fireEvent.click(screen.getByText('Send again')));
  const after = new URLSearchParams(String(sent.bodies()[1]?.['context']));
  expect(after.get('calculation')).toBe('view=hire#figures:salary=180000');
});

it('a call is booked at a free time in the zone of the visitor, and where none is free there is no such part', async () => {
  answerWith(Response.json({ slots: [] }));
  const { container } = renderPage(CallForm);
  await act(async () => {});
  expect(container.textContent).toBe('');
  cleanup();
  const slots = ['2026-11-30T15:00:00.000Z', '2026-12-01T15:00:00.000Z'];
  const sent = answerWith(Response.json({ slots }), accepted());
  renderPage(CallForm);
  await screen.findByRole('heading', { name: 'Or book a call' });
  fireEvent.change(field('Time of the call'), { target: { value: slots[1] } });
  fireEvent.change(field('Name for the call'), { target: { value: 'Ada Example' } });
  fireEvent.change(field('Email for the call'), { target: { value: 'ada@company.example' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await act(async () => fireEvent.click(screen.getByText('Book this call')));
  expect(JSON.parse(String(sent.requests.at(-1)?.init.body))).toMatchObject({
    ...{ slot: '2026-12-01T15:00:00.000Z', name: 'Ada Example', email: 'ada@company.example' },
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  screen.getByRole('heading', { name: 'Your call is booked' });
});

it('the contact form takes a personal address with a remark', () => {
  renderPage(ContactForm);
  fireEvent.change(field('Work email'), { target: { value: 'ada@gmail.com' } });
  fireEvent.blur(field('Work email'));
  screen.getByText(/This is a personal address/);
});

beforeEach(() => trackQueue.setState([], true));

async function signUp(role?: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@company.example' } });
  if (role) fireEvent.click(screen.getByLabelText(role));
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.click(screen.getByText('Subscribe')));
}

const captured = () =>
  trackQueue
    .getState()
    .flatMap(({ event }) => (event.event_type === 'email_captured' ? [event.metadata] : []));

it('the newsletter signs up with an address alone, and says that the mail has to be answered', async () => {
  const sent = answerWith(accepted('N-1'));
  renderPage(NewsletterForm);
  await signUp();
  expect(sent.bodies()).toMatchObject([{ email: 'ada@company.example', consent: true }]);
  expect(sent.bodies()[0]).not.toHaveProperty('user_role');
  screen.getByRole('heading', { name: 'One more step: open your inbox' });
  expect(captured()).toEqual([{ source: 'newsletter', user_role: 'not-given' }]);
});

it('the newsletter says who signs up where someone says it', async () => {
  const sent = answerWith(accepted());
  renderPage(NewsletterForm);
  await signUp('I am an engineer');
  expect(sent.bodies()).toMatchObject([{ user_role: 'engineer' }]);
  expect(captured()).toEqual([{ source: 'newsletter', user_role: 'engineer' }]);
});
