import type { MarkdownDocument } from '@talent/markdown/document';

/** Facts of the site in every mail. */
export interface MailSite {
  /** Without a trailing slash. On a hosted project's templates: `{{ .SiteURL }}`. */
  origin: string;
  brand: string;
  /** Lines of the postal address, which mails to subscribers have to show. */
  postalAddress?: readonly string[];
}

/** A site whose mails name the staff's address, which answers. */
export interface AnsweringSite extends MailSite {
  email: string;
}

/** A part of a mail. `text` and `value` are words, which both writers escape. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** Words that a visitor typed; its lines are kept. */
  | { kind: 'quote'; text: string }
  /** Words of a letter that staff wrote; its lines are kept. */
  | { kind: 'letter'; text: string }
  /** Points by skill, drawn as squares. */
  | { kind: 'scores'; rows: readonly { label: string; points: number; possible: number }[] }
  /** A code to type. */
  | { kind: 'code'; text: string }
  /** A text of authors: `plain` is its Markdown with absolute links. */
  | { kind: 'markdown'; document: MarkdownDocument; plain: string };

/** The source of one mail: HTML and text are both written from it. */
export interface MailContent {
  subject: string;
  /** The text that mail programs show beside the subject. */
  preheader: string;
  headline: string;
  body: readonly MailBlock[];
  /** The one thing to do. `href` is absolute, or `mailto:`. */
  button: { label: string; href: string };
  /** After the button. */
  after?: readonly MailBlock[];
  /** Of a mail to subscribers: why its reader gets it, in whole sentences, and the link that ends it. */
  mailing?: { why: string; unsubscribe: string };
}

/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The page on which the reader of any mail sees what we store, and asks for it or has it deleted. */
export function rightsLink({ origin }: MailSite): string {
  return `${origin}/privacy-policy#your-rights`;
}

/** A paragraph of words. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** First words of a mail to a person. */
export const greeting: MailBlock = paragraph('Hello,');

/** A link that writes a mail to a person, with a subject. The at sign stays as it is (RFC 6068). */
export function replyLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** The address of a link as its reader would type it: a web address as it is, and the bare address of `mailto:`. */
export function linkInWords(href: string): string {
  const [address = ''] = href.replace(/^mailto:/, '').split('?');
  return isMail(href) ? decodeURIComponent(address) : href;
}

/** Whether a link writes a mail. */
export function isMail(href: string): boolean {
  return href.startsWith('mailto:');
}
