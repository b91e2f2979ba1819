import type { SiteConfig } from '@talent/sdk/contract';
import { escapeXml } from '../http/escape-xml.ts';
import { sha256Source } from '@talent/artifact/hash';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveApp } from '../live/page-pair.ts';
import { formatChoice, type ChannelChoice } from '../live/channel-choice.ts';
import { assetUrl } from '../../store/asset-url.ts';
import { CHANNEL_LINK } from './preview-link.ts';
import { PREVIEW_PAGE_STYLE } from './preview-page-style.ts';
import { previewPageText as text } from './preview-page-text.ts';

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

/** A public app of a preview. Guarded apps are never named. */
interface PreviewApp {
  name: string;
  version: string;
  /** Null where its build recorded none. */
  commit: string | null;
}

/** Length of an abbreviated commit, as `pnpm ship` prints it. */
const COMMIT_LENGTH = 10;

/** Asks whether this browser should show a preview. Only its button opens it. */
export function openPreviewPage(
  { choice, until, pass, to }: PreviewOffer,
  preview: LiveSite,
  options: PreviewPageOptions,
): Promise<Response> {
  const words = text.open;
  const field = pass === null ? 'to' : 'pass';
  const { changed, revision, at } = preview.release;
  const apps = publicApps(preview);
  // That of the app that was released last; guarded apps have none.
  const commit = apps.find(({ name }) => changed.includes(name))?.commit ?? null;
  const title = words.title(text.name(choice), commit);
  return respondPage(options, title, [
    `<p class="lede">${escapeXml(words.lede)}</p>`,
    `<dl><dt>${words.released}</dt><dd>${time(at)}, ${words.revision(revision)}</dd>`,
    `<dt>${words.until}</dt><dd>${time(until.toISOString())}</dd></dl>`,
    ...appTable(apps.filter((app) => !isPublic(app, options.main))),
    `<p class="what">${escapeXml(words.what)}</p>`,
    `<form method="post" action="${CHANNEL_LINK}/${escapeXml(formatChoice(choice))}">`,
    `<input type="hidden" name="${field}" value="${escapeXml(pass ?? to)}">`,
    `<button>${words.button}</button></form>`,
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

function publicApps({ apps }: LiveSite): PreviewApp[] {
  return apps.map(({ manifest: { name, version, commit } }) => ({
    name,
    version,
    commit: commit?.slice(0, COMMIT_LENGTH) ?? null,
  }));
}

function isPublic({ name, version }: PreviewApp, main: LiveSite | null): boolean {
  const isSame = ({ manifest }: LiveApp) => manifest.name === name && manifest.version === version;
  return main?.apps.some(isSame) === true;
}

function appTable(apps: readonly PreviewApp[]): string[] {
  const words = text.open;
  if (apps.length === 0) return [`<p>${escapeXml(words.same)}</p>`];
  const cells = ({ name, version, commit }: PreviewApp): string =>
    `<tr><th scope="row">${escapeXml(name)}</th><td>${escapeXml(version)}</td><td>${escapeXml(commit ?? words.noCommit)}</td></tr>`;
  return [
    `<h2 id="apps">${words.apps}</h2><table aria-labelledby="apps">`,
    `<thead><tr><th scope="col">${words.app}</th><th scope="col">${words.version}</th><th scope="col">${words.commit}</th></tr></thead>`,
    `<tbody>${apps.map(cells).join('')}</tbody></table>`,
  ];
}

/** ISO 8601 as `2026-11-22 10:54 UTC`. */
function time(at: string): string {
  return `<time datetime="${escapeXml(at)}">${escapeXml(at.slice(0, 16).replace('T', ' '))} UTC</time>`;
}
