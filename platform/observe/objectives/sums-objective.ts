import { formatCount } from '@talent/sdk/format';
import { formatBytes, formatShare } from './format-figure.ts';
import { firing, notMeasured, ok, type Objective } from './objective.ts';

const WARN_SHARE = 0.5;
/** One file more may not fit before the last byte is taken. */
const FULL_SHARE = 0.97;

/** The sums of what visitors together store and cause, each against its limit. */
export const sumsObjective: Objective = {
  id: 'sums',
  title: 'Limits of all visitors',
  objective: 'Visitors together use less than half of each limit.',
  advice:
    'Someone may be filling the site up, or it has far more visitors than its limits were made for. The security dashboard shows how many senders there are; block them before the site. docs/operating.md, "Limits of all visitors", says what happens when a limit is reached, and how to raise it.',
  judge({ backend }) {
    if (backend.status === 'unread') {
      return notMeasured(`The figures could not be read: ${backend.why}.`);
    }
    const sums = backend.summary.sums
      .map((sum) => ({ ...sum, share: sum.amount / sum.most }))
      .toSorted((a, b) => b.share - a.share);
    const [highest] = sums;
    if (highest === undefined) return notMeasured('The backend counts none.');
    const high = sums.filter(({ share }) => share >= WARN_SHARE);
    if (high.length > 0) return firing(`${high.map(describe).join('; ')}.`);
    return ok(
      highest.amount === 0 ? 'None is used yet.' : `${describe(highest)}, the most of all.`,
    );
  },
};

function describe(sum: {
  title: string;
  amount: number;
  most: number;
  is_bytes: boolean;
  share: number;
}): string {
  const { title, amount, most, is_bytes, share } = sum;
  const format = is_bytes ? formatBytes : formatCount;
  const end = share >= FULL_SHARE ? ', so more is refused' : '';
  return `${title}: ${format(amount)} of ${format(most)} (${formatShare(share)})${end}`;
}
