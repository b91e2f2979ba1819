import { DataTable } from '@talent/ui/data-table';
import { Section } from '@talent/ui/section';
import { apiPage } from '../content/api-page';
import type { Field } from '../fields/field';
import { monthFields, seriesFields } from '../fields/market-fields';
import { salaryFields } from '../fields/salary-fields';

const { fields: text } = apiPage;

/** The fields of all files: the same lists that the files and their JSON Schemas are written from. */
export function FieldTables() {
  return (
    <Section id="fields" title={text.title} lede={text.lede} rule>
      <div className="grid grid-cols-1 gap-10">
        <FieldTable caption={text.salaries} fields={salaryFields} />
        <FieldTable caption={text.series} fields={seriesFields} />
        <FieldTable caption={text.months} fields={monthFields} />
      </div>
    </Section>
  );
}

function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {text.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td>{`${field.type} ${field.nullable ? text.orNull : ''}`}</td>
            <td className="min-w-64">
              {`${field.text} ${field.values ? `${text.oneOf} ${field.values.join(', ')}.` : ''}`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
