/** A setting has another form than documented. `message` names it, and never its value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly code = 'SETTING_MALFORMED';
}
