/** The connections of one attack, in a process of their own; each asks again as soon as it is answered. */
import { Agent, request } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { ATTACKS, type Attack, type AttackRequest } from './attacks.ts';
import type { AttackOrder } from './messages.ts';

const order = JSON.parse(process.argv[2] ?? '') as AttackOrder;
const attack = ATTACKS.find((each) => nameOf(each) === order.attack);
if (attack === undefined) throw new RangeError(`There is no attack "${order.attack}".`);
// Attackers have machines of their own: theirs may not take the site's processor.
setPriority(Math.min(19, getPriority() + 10));
const end = performance.now() + order.seconds * 1000;
const statuses = new Map<number, number>();
const agent = new Agent({ keepAlive: true, maxSockets: attack.connections });
let left = attack.atMost;
await Promise.all(
  Array.from({ length: attack.connections }, (_each, at) => connection(attack, at)),
);
agent.destroy();
process.stdout.write(JSON.stringify(Object.fromEntries(statuses)));

function nameOf({ name, connections, addresses }: Attack): string {
  return `${connections} ${name} ${addresses}`;
}

async function connection(of: Attack, index: number): Promise<void> {
  const from = `203.0.113.${of.addresses === 'one' ? 1 : index + 1}`;
  for (let turn = 0; performance.now() < end && left > 0; turn += 1) {
    left -= 1;
    const status = await send(of.request(index, turn), from);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

function send({ path, body }: AttackRequest, from: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      order.url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          apikey: order.publishableKey,
          'Content-Type': 'application/json',
          'X-Forwarded-For': from,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      },
    );
    outgoing.setTimeout(30_000, () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
