import { formatCount } from '@talent/sdk/format';
import { DataTable } from '@talent/ui/data-table';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { openFiles } from '../addresses';
import type { ApiPageData } from '../api-page-data';
import { apiPage } from '../content/api-page';

const { files: text } = apiPage;
const KB = 1000;

/** The files with their fixed addresses, and those of exactly this version. */
export function FileList({ files }: Pick<ApiPageData, 'files'>) {
  const groups = [
    {
      name: text.names.salaries,
      list: [files.salariesJson, files.salariesCsv],
      schema: openFiles.salariesSchema,
    },
    {
      name: text.names.places,
      list: [files.placesJson, files.placesCsv],
      schema: openFiles.placesSchema,
    },
    {
      name: text.names.changes,
      list: [files.changesJson, files.changesCsv],
      schema: openFiles.changesSchema,
    },
    {
      name: text.names.market,
      list: [files.marketJson, files.marketCsv],
      schema: openFiles.marketSchema,
    },
  ];
  return (
    <Section id="files" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-10">
        {groups.map(({ name, list, schema }) => (
          <DataTable key={schema} caption={name}>
            <thead>
              <tr>
                {text.heads.map((head, at) => (
                  <th key={head} scope="col" className={at > 1 ? 'text-end' : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((file) => (
                <tr key={file.path}>
                  <th scope="row">
                    <Link href={file.path}>{file.path}</Link>
                  </th>
                  <td>{file.path.endsWith('.csv') ? 'CSV' : 'JSON'}</td>
                  <td className="numeric">{formatCount(file.records)}</td>
                  <td className="numeric">{`${formatCount(Math.ceil(file.bytes / KB))} KB`}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <Link href={schema}>{schema}</Link>
                </th>
                <td>{text.schema}</td>
                <td colSpan={2} className="text-ink-muted">
                  {text.schemaRecords}
                </td>
              </tr>
            </tbody>
          </DataTable>
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
