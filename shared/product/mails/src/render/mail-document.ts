import { cutText } from '@talent/protocol/text/cut-text';
import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { type MailContent, type MailSite, isMail, linkInWords, rightsLink } from '../mail.ts';
import { blockElement } from './block-elements.ts';
import { light, looks, stylesheet } from './mail-look.ts';
import { logoCells, PLACED } from './mark-cells.ts';

/** Widest line of a mail, px. */
const WIDTH = 600;

/** Characters of the preheader that mail programs show at most. */
const PREHEADER = 150;

/** The document of a mail: logo, headline, words, one button with its address in words, and who sends it. */
export function mailDocument(content: MailContent, site: MailSite): ReactElement {
  const { subject, preheader, headline, body, button, after = [], mailing } = content;
  return element(
    'html',
    { dir: 'ltr', lang: 'en' },
    mailHead(subject),
    element(
      'body',
      { style: { backgroundColor: light.paper, margin: 0 } },
      table(
        { className: 'm-paper', style: { backgroundColor: light.paper } },
        { width: '100%', align: 'center' },
        hiddenWords(preheader),
        // Padding is on a cell, where Outlook reads it.
        table(
          { className: 'm-frame', style: { padding: '28px 24px' } },
          { width: '100%', align: 'center', style: { maxWidth: WIDTH } },
          masthead(site),
          element('h1', { className: 'm-headline', style: looks.headline }, headline),
          ...body.map((block) => blockElement(block, site.origin)),
          ...buttonElements(button),
          ...after.map((block) => blockElement(block, site.origin)),
          element('hr', { className: 'm-rule', style: { border: 0, ...looks.rule } }),
          ...(mailing ? [whyElement(mailing)] : []),
          small(signatureOf(site, mailing !== undefined)),
          small(smallLink(rightsLink(site), 'Your data and your rights')),
        ),
      ),
    ),
  );
}

function mailHead(title: string): ReactElement {
  return element(
    'head',
    null,
    element('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    element('meta', { name: 'x-apple-disable-message-reformatting' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    element('title', null, title),
    // Our own constant: React would escape the quotes of a text.
    element('style', { dangerouslySetInnerHTML: { __html: stylesheet } }),
  );
}

/** A table of one cell: mail programs place nothing else. */
function table(cell: object, of: object, ...children: readonly ReactNode[]): ReactElement {
  return element(
    'table',
    { ...PLACED, ...of },
    element('tbody', null, element('tr', null, element('td', cell, ...children))),
  );
}

/** The line that a list of mails shows after the subject. Characters without width keep the words of the mail out of it. */
function hiddenWords(preheader: string): ReactElement {
  const look = {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    maxHeight: 0,
    maxWidth: 0,
  };
  const words = cutText(preheader, PREHEADER);
  const filler = '\xA0\u200C\u200B\u200D\u200E\u200F\uFEFF'.repeat(PREHEADER - [...words].length);
  return element('div', { style: { ...look, opacity: 0 } }, words, element('div', null, filler));
}

function masthead({ brand }: MailSite): ReactElement {
  const brandLook = { className: 'm-brand', style: { ...looks.brand, padding: '0 0 0 12px' } };
  return element(
    'table',
    { ...PLACED, style: { margin: '0 0 28px' } },
    element(
      'tbody',
      null,
      element('tr', null, element('td', null, logoCells()), element('td', brandLook, brand)),
    ),
  );
}

function buttonElements({ label, href }: MailContent['button']): ReactElement[] {
  const style = {
    display: 'inline-block',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    ...looks.button,
  };
  const look = { className: 'm-button', style, target: '_blank' };
  const ask = isMail(href) ? 'write to' : 'open this address in your browser';
  return [
    element(
      'a',
      { href, ...look },
      outlookSpace(';mso-text-raise:19.5'),
      element('span', { style: labelLook }, label),
      outlookSpace(),
    ),
    element(
      'p',
      { className: 'm-small', style: { ...looks.small, margin: '0 0 24px' } },
      `If the button does not work, ${ask}: ${linkInWords(href)}`,
    ),
  ];
}

/** Outlook for Windows gives a link no padding. Wide spaces stand for it beside the words, and the first one raises the line. */
function outlookSpace(raise = ''): ReactElement {
  const style = `mso-font-width:367%${raise}`;
  const __html = `<!--[if mso]><i style="${style}" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->`;
  return element('span', { dangerouslySetInnerHTML: { __html } });
}

const labelLook = {
  display: 'inline-block',
  maxWidth: '100%',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  msoTextRaise: '9.75px',
};

function whyElement({ why, unsubscribe }: NonNullable<MailContent['mailing']>): ReactElement {
  return small(`${why} `, smallLink(unsubscribe, 'Unsubscribe'));
}

function smallLink(href: string, label: string): ReactElement {
  const look = { className: 'm-link', style: looks.link };
  return element('a', { href, ...look, target: '_blank' }, label);
}

function signatureOf({ brand, postalAddress = [], origin }: MailSite, isMailing: boolean): string {
  return [brand, ...(isMailing ? postalAddress : []), origin].join(', ');
}

function small(...children: readonly ReactNode[]): ReactElement {
  return element('p', { className: 'm-small', style: looks.small }, ...children);
}
