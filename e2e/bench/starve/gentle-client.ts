/** One visitor in a process of their own, who asks for a page at a steady rate over a few connections. */
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { GentleOrder, GentleReport } from './messages.ts';

const order = JSON.parse(process.argv[2] ?? '') as GentleOrder;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const times: number[] = [];
let failed = 0;

await ask();
const start = performance.now();
const asked = order.perSecond * order.seconds;
const running: Promise<void>[] = [];
for (let at = 0; at < asked; at += 1) {
  const due = start + (at * 1000) / order.perSecond;
  await setTimeout(Math.max(0, due - performance.now()));
  const sent = performance.now();
  running.push(
    ask().then((isGood) => {
      if (!isGood) failed += 1;
      times.push(performance.now() - sent);
    }),
  );
}
await Promise.all(running);
agent.destroy();
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
const report: GentleReport = {
  asked,
  failed,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  max: sorted.at(-1) ?? NaN,
};
process.stdout.write(JSON.stringify(report));

/** Whether the page came whole. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(order.url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
      answer.once('error', () => resolve(false));
    });
    request.once('error', () => resolve(false));
  });
}
