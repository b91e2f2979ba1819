import type { Capabilities, Entry, Need } from './capabilities.ts';

const ADDRESS = '(?:https?|wss?)://[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::\\d+)?';

/** Names of XML and JSON schemas, which no browser requests, and hosts that exist nowhere (RFC 2606). */
const NO_HOST =
  /^https?:\/\/(www\.w3\.org|schema\.org|json-schema\.org|purl\.org|.*\.(invalid|example|test)|example\.(com|org|net))$/;

/** The first argument of a call: a text, or the beginning of one that goes on with a computed part. */
const TEXT = '\\(\\s*(["\'`])(?<name>[^"\'`$\\\\*\\s]+)(?:\\1\\s*(?<whole>[,)])|["\'`+$])';

/** Code that names what it uses. */
const NAMED: readonly (readonly [Need, RegExp])[] = [
  [
    'connects',
    new RegExp(
      `\\b(?:fetch|sendBeacon|WebSocket|EventSource|import)\\(\\s*["'\`](?<name>${ADDRESS})`,
      'gi',
    ),
  ],
  ['origins', new RegExp(`(?<name>${ADDRESS})`, 'gi')],
  ['storage.local', new RegExp(`\\blocalStorage\\??\\.(?:get|set|remove)Item${TEXT}`, 'g')],
  ['storage.session', new RegExp(`\\bsessionStorage\\??\\.(?:get|set|remove)Item${TEXT}`, 'g')],
  ['storage.databases', new RegExp(`\\bindexedDB\\.open${TEXT}`, 'g')],
  ['storage.caches', new RegExp(`\\bcaches\\.open${TEXT}`, 'g')],
  ['cookies', /\bdocument\.cookie\s*=\s*["'`](?<name>[\w.:-]+)(?<whole>=)/g],
  ['permissions', /\.createPolicy\(\s*["'`](?<name>[\w-]+)["'`]/g],
];

/** Code that stands for one permission, or for a frame. */
const SIGNS: readonly (readonly [Need, string, RegExp])[] = [
  ['permissions', 'clipboard-write', /\bclipboard\??\.write(Text)?\(/],
  ['permissions', 'clipboard-read', /\bclipboard\??\.read(Text)?\(/],
  ['permissions', 'geolocation', /\bnavigator\??\.geolocation\b/],
  ['permissions', 'camera', /\.getUserMedia\(/],
  ['permissions', 'display-capture', /\.getDisplayMedia\(/],
  ['permissions', 'publickey-credentials-create', /\bcredentials\??\.create\(/],
  ['permissions', 'publickey-credentials-get', /\bcredentials\??\.get\(/],
  ['permissions', 'web-share', /\bnavigator\??\.(share|canShare)\b/],
  ['permissions', 'screen-wake-lock', /\bnavigator\??\.wakeLock\b/],
  ['permissions', 'usb', /\bnavigator\??\.usb\b/],
  ['permissions', 'midi', /\.requestMIDIAccess\(/],
  ['permissions', 'notifications', /\bNotification\.requestPermission\(|\bnew Notification\(/],
  ['permissions', 'payment', /\bnew PaymentRequest\(/],
  ['permissions', 'storage-access', /\.requestStorageAccess\(/],
  ['permissions', 'fullscreen', /\.requestFullscreen\(/],
  ['permissions', 'picture-in-picture', /\.requestPictureInPicture\(/],
  ['frames', 'self', /\(\s*["'`]iframe["'`]\s*[,)]/],
];

/** Something that can be read plainly in a script. A name may end with `*`, where a computed part follows. */
export interface Found extends Entry {
  /** Path of the script below the artifact. */
  file: string;
}

/**
 * Reads in built scripts what a declaration has to say, as far as it is there as text. What is computed is not seen: the policies of
 * the page stop connections, frames and permissions that are not declared.
 *
 * @param scripts path below the artifact -> text
 * @returns each need once, with the first script that has it
 */
export function scanScripts(scripts: Readonly<Record<string, string>>): Found[] {
  const found = new Map<string, Found>();
  for (const [file, text] of Object.entries(scripts)) {
    const add = (need: Need, name: string): void => {
      const key = `${need} ${name}`;
      if (!found.has(key)) found.set(key, { need, name, file });
    };
    for (const [need, pattern] of NAMED) {
      for (const { groups: { name = '', whole } = {} } of text.matchAll(pattern)) {
        if (need === 'connects' || need === 'origins') {
          const origin = name.toLowerCase();
          if (!NO_HOST.test(origin)) add(need, origin);
        } else if (need === 'permissions') add(need, `trusted-types:${name}`);
        else add(need, whole === undefined ? `${name}*` : name);
      }
    }
    for (const [need, name, sign] of SIGNS) if (sign.test(text)) add(need, name);
  }
  // An origin that is requested is not only named.
  return [...found.values()].filter(
    ({ need, name }) => need !== 'origins' || !found.has(`connects ${name}`),
  );
}

/** Found needs that no entry of a declaration covers. */
export function undeclared(found: readonly Found[], declared: readonly Entry[]): Found[] {
  return found.filter((one) => !declared.some((entry) => covers(entry, one)));
}

/** Entries of a declaration that cannot be read in the scripts: they are needless, or the code computes the name. */
export function unseen(declared: readonly Entry[], found: readonly Found[]): Entry[] {
  return declared.filter((entry) => !found.some((one) => covers(entry, one)));
}

function covers(declared: Entry, { need, name }: Entry): boolean {
  // An origin that may be requested may be named.
  if (need === 'origins')
    return /^(connects|origins)$/.test(declared.need) && declared.name === name;
  if (declared.need !== need) return false;
  // The address of a frame is rarely beside it.
  if (need === 'frames') return true;
  return permitsName(declared.name, name) || permitsName(name, declared.name);
}

/** Whether a name is the entry, or begins as it does where it ends with `*`. */
function permitsName(entry: string, name: string): boolean {
  return entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name;
}

/** Facts that the build reads in the scripts of an app, for its manifest. */
type Derived = Pick<Capabilities, 'sdk' | 'globals'>;

/** @param scripts path below the artifact -> text */
export function deriveCapabilities(scripts: Readonly<Record<string, string>>): Derived {
  const text = Object.values(scripts).join('\n');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const imported = all(/\{([^{}]*)\}\s*=\s*await\s+[\w$]+\(\s*["'`]@talent\/sdk["'`]/g)
    .flatMap((names) => names.split(','))
    .map((name) => name.split(':')[0]?.trim() ?? '');
  const set = all(/\b(?:window|globalThis|self)\.([A-Za-z_$][\w$]*)\s*(?:\?\?|\|\|)?=(?!=)/g);
  return {
    sdk: sorted(imported.filter((name) => name !== '')),
    // Federation loads apps through its own.
    globals: sorted(
      set.filter((name) => !/^(__federation_shared__|globalThis|location)$/.test(name)),
    ),
  };
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
