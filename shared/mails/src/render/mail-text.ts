import type { MailBlock, MailContent, MailSite } from '../mail.ts';
import { linkInWords } from './link-in-words.ts';

/** A mail in plain text, with the signature of the site. */
export function mailText(content: MailContent, site: MailSite): string {
  const { body, button, after = [], mailing } = content;
  const signature = [site.brand, ...(mailing ? (site.postalAddress ?? []) : []), site.origin];
  return `${[
    ...body.map(blockText),
    `${button.label}:\n${linkInWords(button.href)}`,
    ...after.map(blockText),
    ...(mailing ? [`${mailing.why}\nTo unsubscribe: ${mailing.unsubscribe}`] : []),
    ['--', ...signature].join('\n'),
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
