import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AnsweringSite, RenderedMail } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import { sampleMails, type SampleMail } from '@talent/functions/mail/samples/sample-mails.ts';
import { answerMail, answerPage, linked } from './mailbox-page.ts';

/** Widths of a phone and of a window, px. */
const WIDTHS = [360, 600];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

type Preview = SampleMail & { mail: RenderedMail };

/** Shows every mail of the product with sample values: as HTML, narrow and wide, light and dark, and as text. */
export function createPreviews(site: AnsweringSite): Hono {
  let written: Preview[] | null = null;
  const previews = (): Preview[] =>
    (written ??= sampleMails(site).map((each) => ({
      ...each,
      mail: renderMail(each.content, site),
    })));

  const app = new Hono();
  app.get('/', (c) => {
    const all = previews();
    const body = html`<p><a href="/">All mails</a></p>
      <h1>Every mail of the site</h1>
      <p>
        ${all.length} mails with sample values. None of these was sent, and no link in them works.
      </p>
      <ul class="index">
        ${all.map(({ name, mail }) => html`<li><a href="#${name}">${mail.subject}</a></li>`)}
      </ul>
      ${all.map(previewSection)}`;
    return answerPage(c, 'Every mail of the site', body);
  });

  app.get('/:name/:scheme', (c) => {
    const { name, scheme } = c.req.param();
    const found = previews().find((each) => each.name === name);
    const asked = SCHEMES.find((one) => one === scheme);
    if (found === undefined || asked === undefined) return c.notFound();
    return answerMail(c, inScheme(found.mail.html, asked));
  });
  return app;
}

function previewSection({ name, sent, content, mail }: Preview) {
  const frames = SCHEMES.flatMap((scheme) =>
    WIDTHS.map(
      (width) =>
        html`<figure>
          <iframe
            sandbox
            loading="lazy"
            width="${width}"
            src="/previews/${name}/${scheme}"
            title="${mail.subject}, ${scheme}, ${width} px"
          ></iframe>
          <figcaption>${width} px, ${scheme}</figcaption>
        </figure>`,
    ),
  );
  return html`<section id="${name}">
    <h2>${mail.subject}</h2>
    <p><span class="sample">Sample</span> Sent ${sent}. Beside the subject: ${content.preheader}</p>
    <div class="frames">${frames}</div>
    <details>
      <summary>As text</summary>
      <pre>${linked(mail.text)}</pre>
    </details>
  </section>`;
}

/** A mail as a reader with that preference sees it, whatever the browser prefers. */
function inScheme(mail: string, scheme: Scheme): string {
  const media = scheme === 'dark' ? '@media all' : '@media not all';
  return mail.replace('@media (prefers-color-scheme: dark)', media);
}
