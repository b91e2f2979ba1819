import { z } from 'zod';
import type { EnvironmentProblem } from './environment-error.ts';
import { readSecret, variable } from './variable.ts';

/** Variables of metrics and alerts. */
export const observeVariables = {
  METRICS_TOKEN: variable(
    'must have at least 32 characters and no spaces, such as from "openssl rand -base64 32"',
    (text) => (text.length >= 32 && !/\s/.test(text) ? text : undefined),
  ),
  ALERT_EMAIL: variable('must be an e-mail address', (text) => z.email().safeParse(text).data),
  ALERT_WEBHOOK_URL: variable(
    'must be an https URL, or an http URL of this machine such as http://127.0.0.1:9000/alerts',
    readWebhook,
  ),
  ALERT_WEBHOOK_SECRET: variable(
    'must have at least 32 characters, such as from "openssl rand -base64 32"',
    readSecret,
  ),
  SMTP_URL: variable(
    'must be the URL of a mail server, such as smtps://user:password@smtp.example.com',
    (text) => (['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
  ),
};

type ObserveValues = { [Name in keyof typeof observeVariables]?: string | undefined };

/** Settings of metrics and alerts. */
export interface ObserveSettings {
  /** Null: only staff may read metrics. */
  metricsToken: string | null;
  alertEmail: string | null;
  alertWebhook: { url: string; secret: string } | null;
  /** The mail server that alerts go through; null: the mailbox of the local stack. */
  smtpUrl: string | null;
}

export function observeSettings(values: ObserveValues): ObserveSettings {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = values;
  return {
    metricsToken: values.METRICS_TOKEN ?? null,
    alertEmail: values.ALERT_EMAIL ?? null,
    alertWebhook: url && secret ? { url, secret } : null,
    smtpUrl: values.SMTP_URL ?? null,
  };
}

/** Checks the combination of these variables. */
export function observeProblems(
  absent: (variable: string, beside: string) => EnvironmentProblem[],
  isHosted: boolean,
): EnvironmentProblem[] {
  const needed = (name: string, beside: string, expected: string) =>
    absent(name, beside).map((problem) => ({ ...problem, expected }));
  const mail = 'must be set when ALERT_EMAIL is set: the mail server that alerts go through';
  return [
    ...needed(
      'ALERT_WEBHOOK_SECRET',
      'ALERT_WEBHOOK_URL',
      'must be set when ALERT_WEBHOOK_URL is set: at least 32 characters that sign what is sent there',
    ),
    ...(isHosted ? needed('SMTP_URL', 'ALERT_EMAIL', mail) : []),
  ];
}

/** Alerts tell the weaknesses of the site, so they only cross a network encrypted. */
function readWebhook(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.username || url.password || url.hash) return undefined;
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  return isAllowed ? url.href : undefined;
}
