/** A change of settings was refused. Nothing was changed. */
export class SettingsRefusedError extends Error {
  readonly code = 'settings-refused';

  constructor(app: string, channel: string, reasons: readonly string[]) {
    const lines = reasons.map((reason) => `  - ${reason}`);
    super(
      [`The settings of ${app} on channel "${channel}" were not changed:`, ...lines].join('\n'),
    );
    this.name = 'SettingsRefusedError';
  }
}

/** There are no earlier values to go back to. */
export class NoEarlierSettingsError extends Error {
  readonly code = 'no-earlier-settings';

  constructor(app: string, channel: string) {
    super(
      `The settings of ${app} on channel "${channel}" cannot be rolled back: it has its defaults, and nothing was set before them.`,
    );
    this.name = 'NoEarlierSettingsError';
  }
}
