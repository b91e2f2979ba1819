import { subjectLine } from '@talent/node/mail/subject-line';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailSite, RenderedMail } from '../mail.ts';
import { cleanWords } from './clean-words.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

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
