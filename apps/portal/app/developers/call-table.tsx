import { Trans, useLingui } from '@lingui/react/macro';

interface CallTableProps {
  calls: readonly { name: string; method: string; path: string; about: string }[];
}

/** Calls that need no session. */
export function CallTable({ calls }: CallTableProps) {
  const { t } = useLingui();
  return (
    <>
      <table className="v-table">
        <thead>
          <tr>
            <th scope="col">{t`Call`}</th>
            <th scope="col">{t`What it answers`}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ name, method, path, about }) => (
            <tr key={name}>
              <th scope="row">
                <span className="v-method">{method}</span> <code>{path}</code>
              </th>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          Paths stand below the address of the API. All parameters and fields are in the{' '}
          <a href="/api/v1/docs/">description of the calls</a>.
        </Trans>
      </p>
    </>
  );
}
