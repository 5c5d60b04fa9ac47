import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { loadTips } from './load-tips.server.ts';
import { TipCard } from './tip-card.tsx';
import './tips.css';

export const loader = (args: LoaderFunctionArgs) => loadTips(args);

/** The index of the tips: "Articles" of the menus (checklist 31). */
export default function TipsPage() {
  const { t } = useLingui();
  const { tips } = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <h1>{t`Articles`}</h1>
      <p className="t-lead">
        <Trans>
          Seven tips for industrial companies that want to sell abroad. Each can be read on its own; together
          they lead from the first idea to the first order.
        </Trans>
      </p>
      <ol className="t-cards">
        {tips.map((tip) => (
          <TipCard key={tip.path} {...tip} />
        ))}
      </ol>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
