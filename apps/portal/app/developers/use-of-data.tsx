import { Trans } from '@lingui/react/macro';
import { brand } from '../brand.ts';

/** Terms of use of what programs read: sources, dates, people, removal. */
export function UseOfData() {
  return (
    <>
      <p>
        <Trans>
          The <a href="/terms-and-conditions">terms and conditions</a> apply to programs as they do to people.
          In particular the directory, or a substantial part of it, may not be copied to build another one
          from it. For what you do read and show:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>Name the source.</b> Imported companies and products carry <code>source</code> with its name
            and licence. Show both wherever you show the data, with the sentences that stand under{' '}
            <a href="/data-sources">data sources</a>.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Say where data come from.</b> <code>origin</code> is <code>registered</code>,{' '}
            <code>imported</code> or <code>demo</code>. Imported companies have not been checked. What is
            marked <code>demo</code> is invented: do not pass it on. Fields named in{' '}
            <code>classifiedByKontor</code> were derived by a rule and may be wrong.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Keep dates with proof.</b> A verified fact holds from <code>checkedAt</code> to{' '}
            <code>expiresAt</code>. Show both, and nothing after that. A paid membership (
            <code>subscription</code>) is no proof and must not look like one.
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
            <b>Forget what is gone.</b> Read again what you keep, at least once a month. What is answered 404
            was removed, perhaps because somebody asked for it: remove it as well.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Questions, faults and wishes: <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Trans>
      </p>
    </>
  );
}
