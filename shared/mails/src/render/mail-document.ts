import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as element, type ReactElement, type ReactNode } from 'react';
import type { MailContent, MailSite } from '../mail.ts';
import { blockElement } from './block-elements.ts';
import { isMail, linkInWords } from './link-in-words.ts';
import { light, looks, stylesheet } from './mail-look.ts';
import { logoCells, PLACED } from './mark-cells.ts';

/** Widest line of a mail, px. */
const WIDTH = 600;

/** The document of a mail: logo, headline, words, one button with its address in words, and who sends it. */
export function mailDocument(content: MailContent, site: MailSite): ReactElement {
  const { subject, preheader, headline, body, button, after = [], mailing } = content;
  return element(
    Html,
    { lang: 'en' },
    mailHead(subject),
    element(
      Body,
      { style: { backgroundColor: light.paper, margin: 0 } },
      element(Preview, null, preheader),
      element(
        Section,
        { className: 'm-paper', style: { backgroundColor: light.paper } },
        element(
          Container,
          { style: { maxWidth: WIDTH } },
          frame(
            masthead(site),
            element(Heading, { className: 'm-headline', style: looks.headline }, headline),
            ...body.map((block) => blockElement(block, site.origin)),
            ...buttonElements(button),
            ...after.map((block) => blockElement(block, site.origin)),
            element(Hr, { className: 'm-rule', style: looks.rule }),
            ...(mailing ? [whyElement(mailing)] : []),
            small(signatureOf(site, mailing !== undefined)),
          ),
        ),
      ),
    ),
  );
}

function mailHead(title: string): ReactElement {
  return element(
    Head,
    null,
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    element('title', null, title),
    // Our own constant: React would escape the quotes of a text.
    element('style', { dangerouslySetInnerHTML: { __html: stylesheet } }),
  );
}

/** Padding is on a cell, where Outlook reads it. */
function frame(...children: readonly ReactNode[]): ReactElement {
  const look = { className: 'm-frame', style: { padding: '28px 24px' } };
  return element(
    'table',
    { ...PLACED, width: '100%' },
    element('tbody', null, element('tr', null, element('td', look, ...children))),
  );
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
  const look = { className: 'm-button', style: looks.button };
  const ask = isMail(href) ? 'write to' : 'open this address in your browser';
  return [
    element(Button, { href, ...look }, label),
    element(
      Text,
      { className: 'm-small', style: { ...looks.small, margin: '0 0 24px' } },
      `If the button does not work, ${ask}: ${linkInWords(href)}`,
    ),
  ];
}

function whyElement({ why, unsubscribe }: NonNullable<MailContent['mailing']>): ReactElement {
  const look = { className: 'm-link', style: looks.link };
  return small(`${why} `, element(Link, { href: unsubscribe, ...look }, 'Unsubscribe'));
}

function signatureOf({ brand, postalAddress = [], origin }: MailSite, isMailing: boolean): string {
  return [brand, ...(isMailing ? postalAddress : []), origin].join(', ');
}

function small(...children: readonly ReactNode[]): ReactElement {
  return element(Text, { className: 'm-small', style: looks.small }, ...children);
}
