import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticleContents } from '../article/article-contents.tsx';
import { brand } from '../brand.ts';
import { Answers } from './answers.tsx';
import { CallTable } from './call-table.tsx';
import { ErrorTable } from './error-table.tsx';
import { FirstCalls } from './first-calls.tsx';
import { Limits } from './limits.tsx';
import { loadDevelopers } from './load-developers.server.ts';
import { PublishedDescription } from './published-description.tsx';
import { Section } from './section.tsx';
import { UseOfData } from './use-of-data.tsx';
import './developers.css';

export const loader = ({ context }: LoaderFunctionArgs) => loadDevelopers(context);

/** What a program can read, how, and on which terms (checklist 40). */
export default function Developers() {
  const { t } = useLingui();
  const { address, samples, calls, errors } = useLoaderData<typeof loader>();
  const sections = [
    { id: 'description', text: t`The description of the API` },
    { id: 'first-calls', text: t`First calls` },
    { id: 'answers', text: t`Requests and responses` },
    { id: 'calls', text: t`Public calls` },
    { id: 'errors', text: t`Errors` },
    { id: 'limits', text: t`Limits` },
    { id: 'signed-in', text: t`Calls for logged-in users` },
    { id: 'use-of-data', text: t`What you may do with the data` },
  ] as const;
  const [description, first, answers, everybody, failures, limits, people, data] = sections;
  return (
    <div className="s-page">
      <h1>{t`Developers Zone`}</h1>
      <p className="s-lead">
        <Trans>
          What a program can read from {brand.name} today: the industry tree, the search, businesses and
          products. No registration or key is needed.
        </Trans>
      </p>
      <div className="v-columns">
        <div className="v-contents">
          <ArticleContents headings={[...sections]} />
        </div>
        <div className="v-text">
          <Section {...description}>
            <PublishedDescription address={address} />
          </Section>
          <Section {...first}>
            <FirstCalls samples={samples} />
          </Section>
          <Section {...answers}>
            <Answers samples={samples} />
          </Section>
          <Section {...everybody}>
            <CallTable calls={calls} />
          </Section>
          <Section {...failures}>
            <ErrorTable errors={errors} sample={samples.error} />
          </Section>
          <Section {...limits}>
            <Limits />
          </Section>
          <Section {...people}>
            <p>
              <Trans>
                Calls for logged-in users take the access token of their session in the header{' '}
                <code>wbn-auth</code>. Sessions start on the pages of the account service, a token is valid
                for 15 minutes, and there are no API keys. So a program can read what visitors can read, and
                nothing that belongs to a person.
              </Trans>
            </p>
          </Section>
          <Section {...data}>
            <UseOfData />
          </Section>
        </div>
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
