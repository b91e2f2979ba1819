/**
 * Everything that Chromium of 2026 lets a page refuse, so that an injected script cannot use it either. Not listed
 * are names that some browsers do not know, because each is a warning on every page: `bluetooth`, `web-share` and `battery`
 * exist on some platforms only, and withdrawn proposals nowhere. Also not listed are client hints (`ch-…`), which this site
 * does not request, and `cross-origin-isolated`, which is off by default.
 */
export const REFUSABLE = [
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Files other than documents run no script: the full list would only add a kilobyte to each of them. */
export const FEW_PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The `Permissions-Policy` of a document: every known feature, refused unless it is allowed.  */
export function permissionsPolicy(allowed: readonly string[]): string {
  const isAllowed = new Set(allowed);
  return REFUSABLE.map((name) => `${name}=${isAllowed.has(name) ? '(self)' : '()'}`).join(', ');
}

export const PERMISSIONS_POLICY = permissionsPolicy([]);

/** Features by which Chromium lets a public page reach the person's own machine, after asking the person. */
const OWN_MACHINE = /\b(local-network|local-network-access|loopback-network)=\(\)/g;

/** The value for a page that shows an app from the developer's machine. */
export function withOwnMachine(policy: string): string {
  return policy.replace(OWN_MACHINE, '$1=(self)');
}

/** Rights of a page beyond its own origin and scripts. Sources are written as in a content security policy. */
export interface PageNeeds {
  connects: readonly string[];
  frames: readonly string[];
  workers: readonly string[];
  /** Names of Trusted Types policies. */
  trustedTypes: readonly string[];
  /** Names of features, as in `Permissions-Policy`. */
  permissions: readonly string[];
}

export const NO_NEEDS: PageNeeds = {
  connects: [],
  frames: [],
  workers: [],
  trustedTypes: [],
  permissions: [],
};
