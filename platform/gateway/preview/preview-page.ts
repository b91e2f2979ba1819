import type { SiteConfig } from '@talent/sdk/contract';
import { sha256Source } from '@talent/artifact/hash';
import type { Manifest } from '@talent/artifact/manifest';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveApp } from '../live/page-pair.ts';
import { formatChoice, type ChannelChoice } from '../live/pinned-sites.ts';
import { assetUrl } from '../../store/asset-url.ts';
import { CHANNEL_LINK } from './preview-link.ts';

interface PreviewPageOptions {
  site: Pick<SiteConfig, 'brand'>;
  /** The public site, whose stylesheet the page uses. */
  main: LiveSite | null;
}

export interface PreviewOffer {
  choice: ChannelChoice;
  to: string;
  until: Date;
  /** Signed part of the link; null: staff open it without a link. */
  pass: string | null;
}

/** Length of an abbreviated commit, as `pnpm ship` prints it. */
const COMMIT_LENGTH = 10;

/** Asks whether this browser should show a preview. Only its button opens it. */
export function openPreviewPage(
  { choice, until, pass, to }: PreviewOffer,
  preview: LiveSite,
  options: PreviewPageOptions,
): Promise<Response> {
  const field = pass === null ? 'to' : 'pass';
  const { changed, revision, at } = preview.release;
  // Guarded apps are never named.
  const apps = preview.apps.map(({ manifest }) => manifest);
  // That of the app that was released last; guarded apps have none.
  const commit =
    apps.find(({ name }) => changed.includes(name))?.commit?.slice(0, COMMIT_LENGTH) ?? null;
  const { channel, revision: pinned } = choice;
  const name = pinned === null ? channel : `${channel}, revision ${pinned}`;
  const title = `Open preview ${name}${commit === null ? '' : ` of commit ${commit}`}`;
  return respondPage(options, title, [
    '<p class="lede">A preview is a version of the site that is not public yet. Nothing changes until you open it.</p>',
    `<dl><dt>Released</dt><dd>${time(at)}, revision ${revision}</dd>`,
    `<dt>Shown until</dt><dd>${time(until.toISOString())}</dd></dl>`,
    ...appTable(apps.filter((app) => !isPublic(app, options.main))),
    '<p class="what">Once opened, this browser shows the preview on every page. A badge says so and takes you back to the public site. If you did not expect this link, close this tab.</p>',
    `<form method="post" action="${CHANNEL_LINK}/${escapeXml(formatChoice(choice))}">`,
    `<input type="hidden" name="${field}" value="${escapeXml(pass ?? to)}">`,
    '<button>Open preview</button></form>',
  ]);
}

async function respondPage(
  { site, main }: PreviewPageOptions,
  title: string,
  body: readonly string[],
): Promise<Response> {
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeXml(`${title} | ${site.brand}`)}</title>`,
    ...(main ? stylesheets(main) : []),
    `<style>${PREVIEW_PAGE_STYLE}</style></head>`,
    `<body><main><p class="brand">${escapeXml(site.brand)}</p><h1>${escapeXml(title)}</h1>`,
    ...body,
    '</main></body></html>',
    '',
  ].join('\n');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // The address is secret to other sites. With `no-referrer` the button's POST would have the origin `null`.
      'Referrer-Policy': 'same-origin',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'self' '${await sha256Source(PREVIEW_PAGE_STYLE)}'`,
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

function stylesheets({ shell: { manifest } }: LiveSite): string[] {
  const { entry, files } = manifest;
  return entry.styles.map((file) => {
    const href = assetUrl(manifest, file);
    return `<link rel="stylesheet" href="${escapeXml(href)}" integrity="${files[file]?.integrity ?? ''}">`;
  });
}

function isPublic({ name, version }: Manifest, main: LiveSite | null): boolean {
  const isSame = ({ manifest }: LiveApp) => manifest.name === name && manifest.version === version;
  return main?.apps.some(isSame) === true;
}

function appTable(apps: readonly Manifest[]): string[] {
  if (apps.length === 0) return ['<p>It has the same versions as the public site.</p>'];
  const cells = ({ name, version, commit }: Manifest): string =>
    `<tr><th scope="row">${escapeXml(name)}</th><td>${escapeXml(version)}</td><td>${escapeXml(commit?.slice(0, COMMIT_LENGTH) ?? 'unknown commit')}</td></tr>`;
  return [
    '<h2 id="apps">Differs from the public site</h2><table aria-labelledby="apps">',
    '<thead><tr><th scope="col">App</th><th scope="col">Version</th><th scope="col">Commit</th></tr></thead>',
    `<tbody>${apps.map(cells).join('')}</tbody></table>`,
  ];
}

/** ISO 8601 as `2026-11-22 10:54 UTC`. */
function time(at: string): string {
  return `<time datetime="${escapeXml(at)}">${escapeXml(at.slice(0, 16).replace('T', ' '))} UTC</time>`;
}

/** Escapes a text for XML and HTML, attributes included. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Layout of the page that asks. Colors and typefaces are variables of the shell's stylesheet, with defaults. */
const PREVIEW_PAGE_STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.6 var(--face-sans, sans-serif); background: var(--paper, Canvas); color: var(--ink, CanvasText) }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) 1.25rem; overflow-wrap: anywhere }
main > .brand { margin: 0 0 2rem; font-weight: 600 }
h1 { margin: 0; font: 500 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)/1.15 var(--face-display, serif); text-wrap: balance }
h2 { margin: 0 0 .5rem; font: 600 1rem/1.6 var(--face-sans, sans-serif) }
main > p { margin: 0 0 1rem }
main > .lede { margin: 1rem 0 2rem; font-size: 1.125rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; padding: 1rem 0; border-block: 1px solid var(--rule, currentcolor) }
dt, .what, .brand, thead { color: var(--ink-muted, CanvasText) }
dd { margin: 0; font-variant-numeric: tabular-nums }
table { width: 100%; margin: 0 0 2rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .375rem 1rem .375rem 0; border-bottom: 1px solid var(--rule, currentcolor); text-align: left; vertical-align: top; font-weight: 400 }
thead th { font-size: .875rem }
th:last-child, td:last-child { padding-right: 0 }
form { margin: 2rem 0 0 }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--signal, ButtonBorder); border-radius: .125rem; background: var(--signal, ButtonFace); color: var(--signal-ink, ButtonText); font: 500 1rem/1.2 var(--face-sans, sans-serif); cursor: pointer }
button:hover { border-color: var(--signal-hover, ButtonBorder); background: var(--signal-hover, ButtonFace) }
:focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: 2px }
@media (max-width: 30rem) { table, tbody, tr, td, tbody th { display: block } thead { position: absolute; clip-path: inset(50%) } tr { padding: .5rem 0; border-bottom: 1px solid var(--rule, currentcolor) } tbody th, td { padding: 0; border: 0 } tbody th { font-weight: 600 } }
`;
