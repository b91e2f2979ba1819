import { fuzz } from './fuzz.ts';
const n = Number(process.argv[2] ?? 5000);
const start = performance.now();
const report = await fuzz({ requests: n, seed: 16 });
console.table([...report.kinds].map(([kind, c]) => ({ kind, ...c })));
for (const d of report.differences.slice(0, Number(process.argv[3] ?? 8))) {
  const i = d.reference.findIndex((s, i) => JSON.stringify(s) !== JSON.stringify(d.subject[i]));
  const cut = (s: any) => s && { ...s, text: s.text.length > 600 ? s.text.slice(0, 200) + ' … ' + s.text.slice(-250) : s.text };
  console.log(d.index, d.kind, d.packets.map((p) => p.slice(0, 500)), 'at', i, cut(d.reference[i]), cut(d.subject[i]));
}
console.log(report.errors.length, [...new Set(report.errors)].slice(0, 5), performance.now() - start);
