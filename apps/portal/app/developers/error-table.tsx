import { Trans, useLingui } from '@lingui/react/macro';
import { CodeSample } from './code-sample.tsx';
import { CodeName, DataTable } from './data-table.tsx';

interface ErrorTableProps {
  errors: readonly { name: string; status: number; about: string }[];
  sample: string;
}

/** Every name an error can have. */
export function ErrorTable({ errors, sample }: ErrorTableProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          A failed call returns <code>success: false</code>, the name of the error, a message in English and
          the request number, which is also in the header <code>x-request-id</code>: quote it when you write
          to us. If a request was not understood, <code>issues</code> lists the fields.
        </Trans>
      </p>
      <CodeSample code={sample} />
      <DataTable
        heads={[t`Status and name`, t`What it means`]}
        rows={errors.map(({ name, status, about }) => ({
          key: name,
          head: <CodeName mark={status} name={name} />,
          value: about,
        }))}
      />
    </>
  );
}
