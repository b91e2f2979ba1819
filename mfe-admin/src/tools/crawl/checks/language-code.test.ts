import { describe, expect, it } from 'vitest';
import { isLanguageCode } from './language-code';

describe('a language code', () => {
  it.each(['en', 'en-us', 'en-CA', 'fr-ca', 'zh-Hant-TW', 'x-default', 'X-Default'])(
    'may be %s',
    (code) => {
      expect(isLanguageCode(code)).toBe(true);
    },
  );

  it.each(['', 'english', 'en-uk', 'en_US', 'us', 'xx', 'en-zz', 'en-us-x'])(
    'cannot be “%s”',
    (code) => {
      expect(isLanguageCode(code)).toBe(false);
    },
  );
});
