import { variable } from './variable.ts';

/** Variables of the services of search engines, which functions use. */
export const searchVariables = {
  INDEXNOW_KEY: variable(
    'must have 8 to 128 letters, digits and hyphens, such as from "openssl rand -hex 16"',
    (text) => (/^[a-zA-Z0-9-]{8,128}$/.test(text) ? text : undefined),
  ),
  SEARCH_CONSOLE_KEY: variable(
    'must be the JSON key of a Google service account on one line, or that file in base64',
    readServiceAccount,
  ),
  SEARCH_CONSOLE_SITE: variable(
    'must be a property of Search Console, such as sc-domain:example.com or https://www.example.com/',
    (text) =>
      /^(sc-domain:[a-z0-9.-]+|https?:\/\/[^\s/]+(\/\S*)?\/)$/i.test(text) ? text : undefined,
  ),
};

export const searchVariableNames = [
  'INDEXNOW_KEY',
  'SEARCH_CONSOLE_KEY',
  'SEARCH_CONSOLE_SITE',
] as const;

/** The functions check the key itself. */
function readServiceAccount(text: string): string | undefined {
  const json = text.trim().startsWith('{') ? text : Buffer.from(text, 'base64').toString();
  return json.includes('"private_key"') && json.includes('"client_email"') ? text : undefined;
}
