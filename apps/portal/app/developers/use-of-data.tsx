import { Trans } from '@lingui/react/macro';
import { brand } from '../brand.ts';

/** Terms of use of what programs read: sources, dates, people, removal. */
export function UseOfData() {
  return (
    <>
      <p>
        <Trans>
          The <a href="/terms-and-conditions">terms and conditions</a> apply to programs as they do to people.
          In particular, the directory or a substantial part of it may not be copied to build another one. For
          the data you read and show:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>Name the source.</b> Imported companies and products carry <code>source</code> with its name
            and licence. Show both wherever you show the data, with the statements listed under{' '}
            <a href="/data-sources">data sources</a>.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Say where data come from.</b> <code>origin</code> is <code>registered</code>,{' '}
            <code>imported</code> or <code>demo</code>. Imported companies have not been checked. Anything
            marked <code>demo</code> is invented: do not pass it on. Fields listed in{' '}
            <code>classifiedByKontor</code> were derived by a rule and may be wrong.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Keep dates with proof.</b> A verified fact is valid from <code>checkedAt</code> to{' '}
            <code>expiresAt</code>. Show both dates, and drop the fact after that. A paid membership (
            <code>subscription</code>) is not proof and must not look like it.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Leave people alone.</b> Do not collect profiles of people, and do not use anything you read for
            unsolicited messages.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Delete what is gone.</b> Refresh stored data at least once a month. Anything that returns 404
            was removed, perhaps at someone’s request: remove it as well.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Questions, bugs and suggestions: <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Trans>
      </p>
    </>
  );
}
