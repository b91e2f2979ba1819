/** A page or a pair could not be composed; the served pages stay. */
export class ComposeError extends Error {
  override readonly name = 'ComposeError';
  readonly code = 'compose';
}

/** A process with the preview key was asked to compose pages that the release key has signed. */
export class VisitorPagesError extends Error {
  override readonly name = 'VisitorPagesError';
  readonly code = 'pages-of-visitors';

  constructor(app: string, version: string) {
    super(
      `The pages of ${app}@${version} are those of visitors, and this process has the key of previews: they stay as ` +
        'they are until a process with the release key composes them',
    );
  }
}
