import { Command } from 'commander';
import { sendThroughCrashes } from './testing/send-through-crashes.ts';

const [subscribers] = new Command('pnpm soak-newsletter')
  .description(
    'Sends a newsletter while its sender is killed five times. Exit code 1: an address got no mail, or two.',
  )
  .argument('[subscribers]', 'how many addresses', Number, 1000)
  .parse().processedArgs as [number];
const crashesAt = [1, 0.2, 0.4, 0.6, 0.97].map((part) =>
  part === 1 ? 1 : Math.round(part * subscribers),
);
const started = Date.now();
const { mails, handedOver, progress } = await sendThroughCrashes({ subscribers, crashesAt });
const addresses = new Set(mails.map(({ to }) => to));
const ids = new Set(mails.map(({ headers }) => headers?.['message-id']));
console.log(
  `Sent in ${Math.round((Date.now() - started) / 1000)} s with ${crashesAt.length} crashes.`,
);
console.log(`Mails kept: ${mails.length}; addresses: ${addresses.size}; Message-IDs: ${ids.size}.`);
console.log(
  `Handed over: ${handedOver}, of which ${handedOver - mails.length} were known to the mail server.`,
);
console.log(`Progress: ${JSON.stringify(progress)}`);
const isRight = [mails.length, addresses.size, ids.size].every((count) => count === subscribers);
console.log(isRight ? 'Each address got one mail.' : 'NOT each address got one mail.');
process.exitCode = isRight ? 0 : 1;
