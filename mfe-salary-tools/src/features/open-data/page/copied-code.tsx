import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';
import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';

const { examples: text, copied, embed } = apiPage;

/** The examples, each with a button that copies it. */
export function ExampleList({ examples }: Pick<ApiPageData, 'examples'>) {
  return (
    <Section id="examples" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-8">
        {examples.map(({ id, language, needs, code }) => (
          <div key={id} className="min-w-0">
            <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
              <div>
                <h3 className="text-subheading">{language}</h3>
                <p className="text-sm text-ink-muted">{needs}</p>
              </div>
              <CopyButton text={code} name={text.copy(language)} />
            </div>
            <CodeBlock label={language}>{code}</CodeBlock>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The charts for other sites: the first one as they show it, and the code of each. */
export function EmbedList({ charts }: Pick<ApiPageData, 'charts'>) {
  const [first] = charts;
  return (
    <Section id="embed" title={embed.title} lede={embed.lede} rule>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <ul className="min-w-0 divide-y divide-rule border-y border-rule">
          {charts.map(({ id, title, path, snippet }) => (
            <li key={id} className="py-4">
              <h3 className="font-medium">{title}</h3>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <CopyButton text={snippet} name={`${embed.copy}: ${title}`} />
                <Link
                  href={path}
                  className="inline-block py-1"
                  aria-label={`${embed.open}: ${title}`}
                >
                  {embed.open}
                </Link>
              </div>
              <details className="mt-2">
                <summary className="inline-block cursor-pointer py-1 text-sm text-ink-muted">
                  {embed.code}
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
            <p className="mb-3 text-ink-muted">{embed.preview}</p>
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

interface CodeBlockProps {
  label: string;
  children: string;
}

function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    // Focusable, because a keyboard can scroll only what has the focus.
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-sm border border-rule bg-surface p-4 text-sm leading-relaxed"
    >
      <code>{children}</code>
    </pre>
  );
}

/** @param props.name for screen readers: all buttons have the same label */
function CopyButton({ text, name }: { text: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: copied.title, tone: 'success' });
    } catch {
      notify({ title: copied.failed, description: copied.failedText, tone: 'error' });
    }
  };
  return (
    <Button
      variant="secondary"
      aria-label={name}
      className="noscript:hidden print:hidden"
      onClick={() => void copy()}
    >
      {embed.copy}
    </Button>
  );
}
