import {
  COMPOSITION_BLOCK_ID,
  PAGE_BLOCK_ID,
  ROOT_ID,
  type ComposedRemote,
  type Composition,
  type PageBlock,
} from '@talent/sdk/contract';
import type { LocalOverride, Overridden } from '@talent/api/platform/local-override';
import type { SharedStyles } from '@talent/api/platform/next-page';
import { toScriptJson } from '../pages/insert-composition.ts';

/** Names that the developer's server gives to the files of every build, so that a composition need not change with it. */
const ENTRY = 'container.js';
const CLOSURES = 'closures.json';

const ROOT_START = `<body><div id="${ROOT_ID}">`;
const ROOT_END = '</div></body>';

/** A remote on a developer's machine. Its version, which names its data, stays; its files change too often for hashes. */
function overriddenRemote(
  { name, version, patterns }: ComposedRemote,
  { base }: LocalOverride,
): ComposedRemote & SharedStyles {
  return { name, version, base, entry: ENTRY, closures: CLOSURES, closuresIntegrity: '', patterns };
}

export function withOverride<Part extends Pick<Composition, 'remotes'>>(
  composition: Part,
  override: LocalOverride,
): Part {
  const remotes = composition.remotes.map((remote) =>
    remote.name === override.app ? overriddenRemote(remote, override) : remote,
  );
  return { ...composition, remotes };
}

/** A page for a session with an override; null for other texts. A page of the app itself loses its content, scripts and styles. */
export function overriddenDocument(html: string, override: LocalOverride): string | null {
  const composition = readBlock<Composition>(html, COMPOSITION_BLOCK_ID);
  const page = readBlock<PageBlock>(html, PAGE_BLOCK_ID);
  if (composition === null || page === null) return null;
  const named: Composition & Overridden = {
    ...withOverride(composition.value, override),
    override,
  };
  const document = html.replace(composition.text, () => toScriptJson(named));
  if (page.value.kind !== 'page' || page.value.app !== override.app) return document;
  const own = new RegExp(
    `<link rel="(?:stylesheet|modulepreload)" href="/assets/${override.app}/[^<>]*>\\n?`,
    'g',
  );
  return withoutContent(document.replace(own, ''));
}

function withoutContent(document: string): string {
  const from = document.indexOf(ROOT_START) + ROOT_START.length;
  const to = document.lastIndexOf(ROOT_END);
  const isWhole = from >= ROOT_START.length && to >= from;
  return isWhole ? document.slice(0, from) + document.slice(to) : document;
}

function readBlock<Block>(html: string, id: string): { text: string; value: Block } | null {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  if (text === '') return null;
  return { text, value: JSON.parse(text) as Block };
}

/** Directives of a content security policy that an app's files, and the events of its builds, come under. */
const LOADING = /(^|; )(script-src|style-src|img-src|font-src|connect-src) /g;

/** The content security policy of a page, which may also load from one more origin. */
export function widenPolicy(policy: string, origin: string): string {
  return policy.replace(
    LOADING,
    (_, start: string, directive: string) => `${start}${directive} ${origin} `,
  );
}
