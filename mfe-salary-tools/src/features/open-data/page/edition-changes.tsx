import { formatCount, formatPay, type Currency } from '@talent/sdk/format';
import { Section } from '@talent/ui/section';
import { DataTable } from '@talent/ui/data-table';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';

const { changes: text } = apiPage;

/** For each source of pay its newest period beside the one before, and the medians of whole countries one by one. */
export function EditionChanges({ changes }: Pick<ApiPageData, 'changes'>) {
  const { sources, countries } = changes;
  return (
    <Section id="changes" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-10">
        <DataTable
          caption={text.sources}
          heads={text.sourceHeads}
          rows={sources.map(({ key, name, isFirst, now, before, compared, middle }) => ({
            key,
            name,
            cells:
              before === null
                ? [isFirst ? text.first : text.none]
                : [before, now, formatCount(compared), signed(middle, `${middle}%`)],
          }))}
        />
        {countries.length > 0 && (
          <DataTable
            caption={text.medians}
            heads={text.medianHeads}
            rows={countries.map((row) => {
              const pay = (amount: number) => formatPay(amount, row.currency as Currency);
              return {
                key: row.id,
                name: `${row.roleName}, ${row.publisher}`,
                cells: [
                  `${pay(row.previousP50)} (${row.previousPeriod})`,
                  `${pay(row.p50)} (${row.period})`,
                  signed(row.change, pay(row.change)),
                  signed(row.changePercent, `${row.changePercent}%`),
                ],
              };
            })}
          />
        )}
        <p className="max-w-prose text-sm text-ink-muted">{text.note}</p>
      </div>
    </Section>
  );
}

function signed(value: number, written: string): string {
  return value > 0 ? `+${written}` : written;
}
