import { Trans, useLingui } from '@lingui/react/macro';
import { CodeSample } from './code-sample.tsx';
import { longestBody, pageOfResults } from './public-limits.ts';
import type { Samples } from './samples.server.ts';

/** The envelope, languages, ids and pages of results. */
export function Answers({ samples }: { samples: Samples }) {
  const { i18n } = useLingui();
  const { maximum } = pageOfResults;
  const furthest = i18n.number(pageOfResults.furthest);
  return (
    <>
      <p>
        <Trans>
          Every response is JSON in an envelope. <code>success</code> says whether the call succeeded;{' '}
          <code>data</code> holds the result. A field that is not stated is absent, never null.
        </Trans>
      </p>
      <CodeSample code={samples.answer} />
      <ul>
        <li>
          <Trans>
            <b>Languages.</b> Names of industries, countries and types follow <code>Accept-Language</code>:
            en, es, it or zh, otherwise English. What companies write about themselves is not translated.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Ids.</b> Businesses, products and people are UUIDs. Countries are ISO 3166-1 alpha-2 codes in
            upper case, states ISO 3166-2. Times are ISO 8601 in UTC.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Bodies.</b> Searches are sent by POST as JSON, with <code>Content-Type: application/json</code>{' '}
            and at most {longestBody} KB.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>From a server.</b> Responses have no CORS headers: pages on other sites cannot read them in the
            browser, but programs on your server can.
          </Trans>
        </li>
      </ul>
      <h3>
        <Trans>Pages of results</Trans>
      </h3>
      <p>
        <Trans>
          Searches take <code>size</code>, by default 5 and at most {maximum}, and <code>skip</code>, at most{' '}
          {furthest}. The response gives the number of results in <code>total</code> and says in{' '}
          <code>totalIs</code> whether it is <code>exact</code>, <code>about</code> right, or{' '}
          <code>atLeast</code> that many. Lists without <code>skip</code> are returned in full.
        </Trans>
      </p>
      <CodeSample code={samples.nextPage} />
    </>
  );
}
