import { Trans, useLingui } from '@lingui/react/macro';
import { CodeName, DataTable } from './data-table.tsx';

interface CallTableProps {
  calls: readonly { name: string; method: string; path: string; about: string }[];
}

/** Calls that need no session. */
export function CallTable({ calls }: CallTableProps) {
  const { t } = useLingui();
  return (
    <>
      <DataTable
        heads={[t`Call`, t`What it returns`]}
        rows={calls.map(({ name, method, path, about }) => ({
          key: name,
          head: <CodeName mark={method} name={path} />,
          value: about,
        }))}
      />
      <p>
        <Trans>
          Paths are relative to the address of the API. All parameters and fields are in the{' '}
          <a href="/api/v1/docs/">description of the calls</a>.
        </Trans>
      </p>
    </>
  );
}
