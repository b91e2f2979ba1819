/** Size and color scheme that a page is looked at in. */
export interface Look {
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

export const looks: readonly Look[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];

export const nameOfLook = ({ width, scheme }: Look): string => `${width} px, ${scheme}`;

/** A rectangle of a page that belongs to one app, CSS px from the top left of the page. */
export interface Region {
  app: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One finding that an app is responsible for. */
export interface Finding {
  app: string;
  text: string;
}

/** A page as it appears in one look. */
export interface Sight {
  look: Look;
  /** PNG of the whole page. */
  picture: Buffer;
  /** The innermost regions come last. */
  regions: readonly Region[];
  /** Violations that axe finds. */
  violations: readonly Finding[];
  /** Errors and warnings of the console, and uncaught exceptions. */
  messages: readonly Finding[];
  /** Requests that failed or were answered with an error. */
  failed: readonly Finding[];
  /** Bytes of the bodies of all answers as they were sent, by app. */
  bytes: Readonly<Record<string, number>>;
  /** 1: asked for by the document, 2: by a file of it, and so on. */
  depth: number;
  /** Largest contentful paint, ms. */
  paint: number;
  /** Sum of what tasks took beyond 50 ms each, ms: for so long the page did not answer. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** How much wider the page is than the window, px; at most 0 where nothing scrolls sideways. */
  overflow: number;
}

/** A line of a page's text. */
export interface Line {
  app: string;
  text: string;
}

/** All that is compared of one page of one release. */
export interface PageFacts {
  path: string;
  status: number;
  title: string;
  /** App of its main part. */
  owner: string;
  /** Versions of the apps of the site, as the page names them. */
  versions: Readonly<Record<string, string>>;
  lines: readonly Line[];
  /** One for each look; none of a page that was not opened because nothing of it can differ. */
  sights: readonly Sight[];
}

/** All pages of one release, by path. */
export type SiteFacts = ReadonlyMap<string, PageFacts>;
