import type { Alert } from '@talent/api/operations/operations-status';
import type { RenderedMail } from '@talent/mails/mail';
import { operatorAlertMail } from '@talent/mails/operator-alert-mail';
import { renderMail } from '@talent/mails/render-mail';
import { formatTime } from '../objectives/format-figure.ts';

export interface AlertSite {
  brand: string;
  site: string;
  statusPath: string;
}

export function alertMail(
  alerts: readonly Alert[],
  { brand, site, statusPath }: AlertSite,
): RenderedMail {
  const lasting = alerts.map((alert) => ({
    ...alert,
    lasted: formatTime(Math.max(Date.parse(alert.at) - Date.parse(alert.since), 0)),
  }));
  const content = operatorAlertMail(lasting, { brand, origin: site, statusPath });
  return renderMail(content, { brand, origin: site });
}
