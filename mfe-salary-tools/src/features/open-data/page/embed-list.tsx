import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { CopyButton } from '../../../controls/copy-button';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';
import { CodeBlock } from './code-block';

const { embed: text, copied } = apiPage;

/** The charts for other sites: the first one as they show it, and the code of each. */
export function EmbedList({ charts }: Pick<ApiPageData, 'charts'>) {
  const [first] = charts;
  return (
    <Section id="embed" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <ul className="min-w-0 divide-y divide-rule border-y border-rule">
          {charts.map(({ id, title, path, snippet }) => (
            <li key={id} className="py-4">
              <h3 className="font-medium">{title}</h3>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <CopyButton
                  text={snippet}
                  label={text.copy}
                  name={`${text.copy}: ${title}`}
                  words={copied}
                />
                <Link
                  href={path}
                  className="inline-block py-1"
                  aria-label={`${text.open}: ${title}`}
                >
                  {text.open}
                </Link>
              </div>
              <details className="mt-2">
                <summary className="inline-block cursor-pointer py-1 text-sm text-ink-muted">
                  {text.code}
                </summary>
                <div className="mt-2">
                  <CodeBlock label={title}>{snippet}</CodeBlock>
                </div>
              </details>
            </li>
          ))}
        </ul>
        {first && (
          <div className="min-w-0 print:hidden">
            <p className="mb-3 text-ink-muted">{text.preview}</p>
            <iframe
              src={first.path}
              title={first.title}
              height={first.height}
              loading="lazy"
              className="w-full max-w-[800px] border border-rule"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
