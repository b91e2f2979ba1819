// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepted, answerWith } from '@talent/forms/testing/answer-with';
import { ContactForm } from './contact-form';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function fill(): void {
  const texts = {
    'Your name': 'Ada Example',
    'Work email': 'ada@company.example',
    Company: 'Example Robotics',
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

it('sends every answer in the shape that the server takes', async () => {
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
      page: '/contact-ai-recruiters',
    }),
  ]);
  screen.getByRole('heading', { name: 'Your request has arrived' });
  screen.getByText('C-7K2M9QXD');
});

it('lists everything that is missing, in the order of the form', async () => {
  renderPage(ContactForm);
  await send();
  const summary = document.activeElement as HTMLElement;
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#contact-name',
    '#contact-company',
    '#contact-email',
    '#contact-need',
    '#contact-timeline',
    '#contact-message',
    '#contact-consent',
  ]);
  for (const link of links) {
    fireEvent.click(link);
    expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
  }
});

it('takes a personal address with a remark', () => {
  renderPage(ContactForm);
  fireEvent.change(field('Work email'), { target: { value: 'ada@gmail.com' } });
  fireEvent.blur(field('Work email'));
  screen.getByText(/This is a personal address/);
});
