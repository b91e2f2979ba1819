import { formatCount } from '@talent/sdk/format';
import { DataTable } from '@talent/ui/data-table';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { openFiles } from '../addresses';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';

const { files: text } = apiPage;
const KB = 1000;
const kinds = ['salaries', 'places', 'changes', 'market'] as const;

/** The files with their fixed addresses, and those of exactly this version. */
export function FileList({ files }: Pick<ApiPageData, 'files'>) {
  const groups = kinds.map((kind) => ({
    name: text.names[kind],
    list: [files[`${kind}Json`], files[`${kind}Csv`]],
    schema: openFiles[`${kind}Schema`],
  }));
  return (
    <Section id="files" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-10">
        {groups.map(({ name, list, schema }) => (
          <DataTable
            key={schema}
            caption={name}
            heads={text.heads.map((head, at) => (at === 1 ? { name: head, kind: 'words' } : head))}
            rows={[
              ...list.map((file) => ({
                key: file.path,
                name: <Link href={file.path}>{file.path}</Link>,
                cells: [
                  file.path.endsWith('.csv') ? 'CSV' : 'JSON',
                  formatCount(file.records),
                  `${formatCount(Math.ceil(file.bytes / KB))} KB`,
                ],
              })),
              {
                key: schema,
                name: <Link href={schema}>{schema}</Link>,
                cells: [text.schema, text.schemaRecords],
              },
            ]}
          />
        ))}
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h3 className="text-subheading">{text.exact.title}</h3>
          <p className="mt-2">{text.exact.text}</p>
          <ul className="mt-3 grid grid-cols-1 gap-1 text-sm">
            {Object.values(files).map((file) => (
              <li key={file.exactPath}>
                <Link href={file.exactPath} tone="ink" className="inline-block py-1 break-all">
                  {file.exactPath}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-subheading">{text.caching.title}</h3>
          <p className="mt-2">{text.caching.text}</p>
        </div>
      </div>
    </Section>
  );
}
