import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { linkInWords } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import { sampleMails } from './sample-mails.ts';

const site = {
  origin: 'https://www.example.com',
  brand: 'Example & Co',
  email: 'staff@example.com',
  postalAddress: ['1 Example Road', 'Toronto'],
};

const mails = sampleMails(site).map(({ name, content }) => ({
  name,
  content,
  ...renderMail(content, site),
}));

/** Mails to people who signed up for more than one. */
const MAILINGS = [
  'newsletter-confirm',
  'newsletter-issue',
  'newsletter-known',
  'salary-alert-confirm',
  'salary-alert-edition',
  'salary-alert-known',
];

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Outlook sizes and places tables by their attributes.
    'no-deprecated-attr': 'off',
  },
});

/** Words of a document as a reader sees them, without those that are hidden. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>[^]*?<\/head>|<div style="display:none[^]*?<\/div><\/div>|<!--[^]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

const times = (text: string, part: string): number => text.split(part).length - 1;

it('covers every mail: forms, letters of staff, subscribers, the sign-in, accounts, LinkedIn and the operator', () => {
  const families = Map.groupBy(mails, ({ name }) => name.split('-')[0]);
  const told = [...families].map(([family = '', all]) => [
    family,
    all.map(({ name }) => name.slice(family.length + 1)).toSorted(),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    account: [
      ...['account-locked', 'device-new', 'email-changed', 'factor-added', 'factor-removed'],
      ...['password-changed', 'recovery-code-used', 'recovery-codes-made'],
    ],
    application: ['notice', 'receipt'],
    assessment: ['result'],
    contact: ['notice', 'receipt'],
    error: ['report'],
    letter: ['book-a-call', 'cannot-help', 'interview', 'not-this-time', 'own-words', 'questions'],
    linkedin: ['expiry', 'version'],
    newsletter: ['confirm', 'issue', 'known'],
    operator: ['alert', 'resolved'],
    salary: ['alert-confirm', 'alert-edition', 'alert-known'],
    sign: [
      ...['in-confirmation', 'in-email-change', 'in-invite', 'in-magic-link'],
      ...['in-reauthentication', 'in-recovery'],
    ],
  });
});

describe.each(mails)('$name', ({ name, content, subject, text, html }) => {
  it('is valid HTML below 30 KB', async () => {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(30_000);
  });

  it('has its link once as the button, and once in words', () => {
    const { label, href } = content.button;
    const attribute = `href="${href.replaceAll('&', '&amp;')}"`;
    expect(times(html, attribute)).toBe(1);
    expect(times(html, 'class="m-button"')).toBe(1);
    const words = wordsOf(html);
    expect(words).toContain(label);
    const inWords = linkInWords(href);
    expect(words).toMatch(
      /If the button does not work, (open this address in your browser|write to): /,
    );
    expect(times(words, `: ${inWords}`)).toBe(1);
    expect(times(text, `${label}:\n${inWords}\n`)).toBe(1);
  });

  it('shows no token but in an address', () => {
    for (const part of [wordsOf(html), text]) {
      const others = part.replace(/https:\/\/\S+/g, '');
      expect(others).not.toContain('sample-token');
      expect(/\d{20}/.test(others)).toBe(name === 'sign-in-reauthentication');
    }
  });

  it('is dark where its reader prefers that, and readable without pictures', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark) { body, .m-paper');
    expect(html).not.toMatch(/<img|<svg|<script|<link|url\(/i);
    expect(html).toContain('style="max-width:600px"');
  });

  it('says what is inside: subject, headline, words beside the subject, and the sender', () => {
    expect(html).toContain(`<title>${subject.replaceAll('&', '&amp;')}</title>`);
    expect(content.preheader.length).toBeGreaterThan(10);
    expect(content.preheader).not.toBe(subject);
    const visible = wordsOf(html);
    expect(visible).toContain(content.headline);
    expect(visible).toContain('Example & Co');
    expect(text).toMatch(
      /\n\n--\nExample & Co\n(1 Example Road\nToronto\n)?https:\/\/www\.example\.com\nYour data and your rights: https:\/\/www\.example\.com\/privacy-policy#your-rights\n$/,
    );
    expect(text).not.toMatch(/undefined|null|\[object|&amp;|<(p|td|a)\b/);
  });

  it('can be ended where it is one of many, from the first mail on', () => {
    const isMailing = MAILINGS.includes(name);
    expect(html).toContain('/privacy-policy#your-rights"');
    expect(/>Unsubscribe<\/a>/.test(html)).toBe(isMailing);
    expect(/\nTo unsubscribe: https:\/\/\S+-unsubscribe\?token=\S+\n/.test(text)).toBe(isMailing);
    expect(wordsOf(html).includes('1 Example Road')).toBe(isMailing);
  });
});
