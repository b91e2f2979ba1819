import { downloadFile } from '@talent/page-parts/download-file';
import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { writeFigures } from '../../calculations/export/figures-csv';
import { conversionNote } from '../../content/exchange-rate-text';
import { dashboard } from './content/dashboard';
import { trackSalary } from '../track-salary';
import { bandsInView, type DashboardModel } from './model/dashboard-model';

const { actions: text } = dashboard;

/** Buttons to download the shown figures, copy their link and print them. */
export function ViewActions({ model }: { model: DashboardModel }) {
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <Button variant="secondary" onClick={() => save(model)}>
        {text.csv}
      </Button>
      <Button variant="secondary" onClick={() => void copyLink()}>
        {text.link}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          trackSalary('print');
          window.print();
        }}
      >
        {text.print}
      </Button>
    </div>
  );
}

function save(model: DashboardModel): void {
  const bands = bandsInView(model);
  if (bands.length === 0) {
    notify({ title: text.nothing });
    return;
  }
  const source = model.index.sources.get(model.query.source);
  const file = writeFigures({
    bands,
    sources: source ? [source] : [],
    conversion: model.isConverted ? conversionNote(model.index.exchangeRate) : null,
  });
  const name = `ai-salaries-${model.query.country.toLowerCase()}-${model.query.view}.csv`;
  downloadFile(name, 'text/csv', file);
  notify({ title: text.downloaded, tone: 'success' });
  trackSalary('export', { rows: bands.length });
}

async function copyLink(): Promise<void> {
  trackSalary('copy_link');
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify({ title: text.copied, description: text.copiedText, tone: 'success' });
  } catch {
    notify({ title: text.notCopied, description: text.notCopiedText, tone: 'error' });
  }
}
