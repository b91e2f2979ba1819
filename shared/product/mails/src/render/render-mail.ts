import { subjectLine } from '@talent/node/mail/subject-line';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type MailContent,
  type MailSite,
  type RenderedMail,
  type MailBlock,
  linkInWords,
  rightsLink,
} from '../mail.ts';
import { mailDocument } from './mail-document.ts';

/** Writes a mail as text and as HTML. Words are escaped, and lose the characters that hide or reverse others. */
export function renderMail(content: MailContent, site: MailSite): RenderedMail {
  const subject = subjectLine(content.subject);
  const clean = cleanWords({ content: { ...content, subject }, site });
  return {
    subject,
    text: mailText(clean.content, clean.site),
    html: `<!doctype html>${renderToStaticMarkup(mailDocument(clean.content, clean.site))}`,
  };
}

/** Marks that reverse the direction of text, so that it is shown in another order than typed. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Control characters except the line end and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** A value whose words have lost the characters that no reader sees and that change what is read. */
export function cleanWords<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '').replace(DIRECTION_MARKS, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}

function mailText(content: MailContent, site: MailSite): string {
  const { body, button, after = [], mailing } = content;
  const signature = [site.brand, ...(mailing ? (site.postalAddress ?? []) : []), site.origin];
  return `${[
    ...body.map(blockText),
    `${button.label}:\n${linkInWords(button.href)}`,
    ...after.map(blockText),
    ...(mailing ? [`${mailing.why}\nTo unsubscribe: ${mailing.unsubscribe}`] : []),
    ['--', ...signature, `Your data and your rights: ${rightsLink(site)}`].join('\n'),
  ].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'scores':
      return block.rows
        .map(({ label, points, possible }) => `${label}: ${points} of ${possible}`)
        .join('\n');
    case 'markdown':
      return block.plain;
    case 'heading':
    case 'paragraph':
    case 'quote':
    case 'letter':
    case 'code':
      return block.text;
  }
}
