/** `pnpm soak newsletter [mails]`: sends a newsletter with a sender that is killed five times. */
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { wholeNumber } from '@talent/node/terminal/whole-number';
import { sendThroughCrashes } from './send-through-crashes.ts';

/** Some addresses got no mail, or two. */
class DeliveryError extends Error {
  readonly code = 'delivery';
}

async function soak(subscribers: number): Promise<void> {
  const crashesAt = [1, ...[0.2, 0.4, 0.6, 0.97].map((part) => Math.round(part * subscribers))];
  const started = Date.now();
  const { mails, handedOver, progress } = await sendThroughCrashes({ subscribers, crashesAt });
  const addresses = new Set(mails.map(({ to }) => to));
  const ids = new Set(mails.map(({ headers }) => headers?.['message-id']));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`Sent in ${seconds} s with ${crashesAt.length} crashes.`);
  console.log(
    `Mails kept: ${mails.length}; addresses: ${addresses.size}; Message-IDs: ${ids.size}.`,
  );
  console.log(
    `Handed over: ${handedOver}, of which ${handedOver - mails.length} were known to the mail server.`,
  );
  console.log(`Progress: ${JSON.stringify(progress)}`);
  const isRight = [mails.length, addresses.size, ids.size].every((count) => count === subscribers);
  if (!isRight) throw new DeliveryError('Some addresses got no mail, or two.');
  console.log('Each address got one mail.');
}

const command = createCommand('pnpm soak newsletter')
  .description('Sends a newsletter with a sender that is killed five times.')
  .argument('[mails]', 'number of subscribers', wholeNumber, 1000)
  .action(soak);
await runMain(command);
