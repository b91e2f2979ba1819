/** `GET /_platform/answer`: the public site's answer for one page, as a visitor's browser gets it. */
export interface SiteAnswer {
  url: string;
  status: number;
  /** Lowercase names, one entry per header line, so that several `set-cookie` stay separate. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The document, up to 2 MB. */
  body: string;
  /** Redirects of the same address under http://, as URLs; null for a site without https. */
  fromHttp: { status: 'followed'; route: readonly string[] } | { status: 'no-answer' } | null;
}

/** A file of a released app that differs from its manifest. */
export interface DamagedFile {
  path: string;
  problem: 'missing' | 'changed';
}

/** The comparison of a released app with its manifest. */
export type ArtifactCheck =
  | {
      app: string;
      version: string;
      status: 'checked';
      files: number;
      bytes: number;
      damaged: readonly DamagedFile[];
    }
  /** Its manifest cannot be read, so its files cannot be checked. */
  | { app: string; version: string; status: 'unreadable'; reason: string };

/** `POST /_platform/verify`. */
export interface PlatformCheck {
  at: string;
  apps: readonly ArtifactCheck[];
}
