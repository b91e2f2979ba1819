import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { contactNotice, contactReceipt } from '../../contact/mails.ts';
import { assessmentMail } from '../../assessment/mails.ts';
import { operatorAlertMail } from '@talent/mails/operator-alert-mail';
import { renderMail } from '@talent/mails/render-mail';

const site = {
  origin: 'https://www.example.com',
  brand: 'Example Talent',
  email: 'staff@example.com',
};
const received = { reference: 'C-1', receivedAt: '2026-11-20T10:00:00Z', page: '/contact' };
const request = {
  name: 'Ada Example',
  email: 'ada@company.example',
  company: 'Example Robotics',
  need: 'contract',
  roles: [],
  timeline: 'now',
  message: 'Two engineers.\nSoon.',
  consent: true,
  context: 'role=mlops-engineer&from=/hire-mlops-engineers',
} as const;

it('writes a receipt as text', () => {
  expect(renderMail(contactReceipt({ reference: 'C-1' }, '2 hours', site), site).text).toBe(`Hello,

We received your request. Your reference is C-1. A recruiter will answer by email within 2 hours.

Your clock is at hour 0. It starts with your intake call and ends with your shortlist.

Until then, you can see what these roles pay.

See salary data:
https://www.example.com/ai-ml-salary-data

If you did not send it, someone gave us your address by mistake. Tell us at staff@example.com and we will delete it.

--
Example Talent
https://www.example.com
Your data and your rights: https://www.example.com/privacy-policy#your-rights
`);
});

it('writes a notice to the staff as text, with the typed lines and a way to answer', () => {
  const { text, html } = renderMail(contactNotice({ ...request, roles: [] }, received, site), site);
  expect(text).toContain(`Reference: C-1
Received: 2026-11-20 10:00 UTC from /contact
Name: Ada Example
Email: ada@company.example
Company: Example Robotics
`);
  expect(text).toContain(`Role looked at: MLOps engineer
Page looked at: https://www.example.com/hire-mlops-engineers
`);
  expect(text).toContain(`

Two engineers.
Soon.

Answer Ada Example:
ada@company.example

--
`);
  expect(html).toContain('href="mailto:ada@company.example?subject=Your%20hiring%20request%20C-1"');
  expect(html).toContain('write to: ada@company.example</p>');
});

it('draws a square for each point of a skill, filled for those that were reached', () => {
  const skills = [
    { skill: 'Python', points: 2.5, possible: 4 },
    { skill: 'Everything', points: 30, possible: 40 },
  ];
  const result = {
    role: 'mlops-engineer',
    submittedAt: '2026-11-20T10:00:00Z',
    points: 32.5,
    possible: 44,
    skills,
  } as const;
  const { html, text } = renderMail(assessmentMail(result, 'https://a.example/x', site), site);
  const [, rows = ''] = html.split('taken on November 20, 2026');
  expect(rows.split('m-mark-ink')).toHaveLength(3);
  expect(rows.split('m-hollow')).toHaveLength(3);
  // Contrast on a light mail 3.6:1, on the #18181b of Thunderbird's dark mode 4.5:1. It recolors no table cells.
  expect(rows.split('background-color:#78828a')).toHaveLength(3);
  expect(rows).not.toContain('background-color:#131a20');
  expect(rows).toContain('2.5 of 4');
  expect(text).toContain('Python: 2.5 of 4\nEverything: 30 of 40\n');
});

it('tells the operator of several alerts at once', () => {
  const alert = {
    kind: 'firing',
    id: 'disk',
    title: 'Disk',
    objective: 'Room.',
    advice: 'Make room.',
    figure: '1% free.',
    since: '2026-11-22T10:01:00Z',
    at: '2026-11-22T10:01:00Z',
    lasted: '0 seconds',
  } as const;
  const about = { brand: 'Example', origin: 'https://www.example.com', statusPath: '/status' };
  const mail = renderMail(operatorAlertMail([alert, { ...alert, title: 'Mails' }], about), site);
  expect(mail.subject).toBe('[Example] 2 alerts: Disk, Mails');
  expect(mail.text).toContain(`ALERT: Disk

1% free. Since 2026-11-22 10:01 UTC.

Objective: Room.
What to do: Make room.

ALERT: Mails
`);
  expect(mail.text).toContain('Open the status page:\nhttps://www.example.com/status\n');
});

it('shows words as they were typed, and lets them be nothing else', async () => {
  const hostile =
    '"><img src=x onerror=alert(1)></td></table><style>*{display:none}</style>{{ .Token }}';
  const input = { ...request, roles: [], name: hostile, company: hostile, message: hostile };
  const { html, text } = renderMail(contactNotice(input, received, site), {
    ...site,
    brand: hostile,
  });
  expect(html).not.toMatch(/<img|<style>\*|<\/table><style/);
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain(`Name: ${hostile}\n`);
  const rules = {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'no-dup-attr': 'error',
  } as const;
  const validator = new HtmlValidate({ rules });
  expect((await validator.validateString(html)).valid).toBe(true);
});
