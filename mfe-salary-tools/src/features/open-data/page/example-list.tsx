import { Section } from '@talent/ui/section';
import { CopyButton } from '../../../controls/copy-button';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';
import { CodeBlock } from './code-block';

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
              <CopyButton
                text={code}
                label={embed.copy}
                name={text.copy(language)}
                words={copied}
              />
            </div>
            <CodeBlock label={language}>{code}</CodeBlock>
          </div>
        ))}
      </div>
    </Section>
  );
}
