import type { Alert } from '@talent/api/operations/operations-status';
import { paragraph, type MailBlock, type MailContent } from '../mail.ts';
import { utcMinute } from '@talent/node/terminal/utc-minute';

/** An alert, and how long its objective has been missed, such as `12 hours`. */
export type LastingAlert = Alert & { lasted: string };

/** Facts of the site in alerts. */
export interface AlertSite {
  brand: string;
  /** Without a trailing slash. */
  origin: string;
  /** Path of the status page. */
  statusPath: string;
}

/** Alerts of one check, to the operator. */
export function operatorAlertMail(
  alerts: readonly LastingAlert[],
  { brand, origin, statusPath }: AlertSite,
): MailContent {
  const [first] = alerts;
  const isOver = alerts.every(({ kind }) => kind === 'resolved');
  const word = isOver ? 'Resolved' : 'Alert';
  const titles = alerts.map(({ title }) => title).join(', ');
  const isOne = alerts.length === 1 && first !== undefined;
  const headline = isOne
    ? `${word}: ${first.title}`
    : `${alerts.length} ${isOver ? 'alerts resolved' : 'alerts'}: ${titles}`;
  return {
    subject: `[${brand}] ${isOne ? `${headline}. ${first.figure}` : headline}`,
    preheader: isOne ? first.figure : titles,
    headline,
    body: alerts.flatMap(partOf),
    button: { label: 'Open the status page', href: `${origin}${statusPath}` },
  };
}

const HEADINGS = { firing: 'ALERT', repeated: 'STILL FIRING', resolved: 'RESOLVED' } as const;

function partOf({
  kind,
  title,
  figure,
  objective,
  advice,
  since,
  lasted,
}: LastingAlert): MailBlock[] {
  const heading: MailBlock = { kind: 'heading', text: `${HEADINGS[kind]}: ${title}` };
  const start = utcMinute(since);
  if (kind === 'resolved') {
    return [heading, paragraph(figure), paragraph(`It lasted ${lasted}, since ${start}.`)];
  }
  const time = kind === 'firing' ? `Since ${start}.` : `Since ${start}, for ${lasted}.`;
  return [
    heading,
    paragraph(`${figure} ${time}`),
    {
      kind: 'facts',
      rows: [
        { label: 'Objective', value: objective },
        { label: 'What to do', value: advice },
      ],
    },
  ];
}
