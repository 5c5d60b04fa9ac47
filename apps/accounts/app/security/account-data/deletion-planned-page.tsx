import { ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useDay } from '../../language/use-day.ts';
import { Page } from '../../shell/page.tsx';
import { usePageAddress } from '../../visit/use-page-address.ts';
import '../frame/security-frame.css';

/** The day stands in the address: whoever comes here is nobody to us any more. */
export function loader({ url }: LoaderFunctionArgs) {
  const until = new Date(url.searchParams.get('until') ?? '');
  return { until: Number.isNaN(until.getTime()) ? undefined : until.toISOString() };
}

/** After an account was asked to be deleted: until when that can be undone, and how. */
export default function DeletionPlannedPage() {
  const { t } = useLingui();
  const { until } = useLoaderData<typeof loader>();
  const day = useDay();
  const address = usePageAddress();
  return (
    <Page
      title={t`Account deletion`}
      description={t`See until when you can undo the deletion of your account.`}
      heading={t`Your account will be deleted`}
      lead={
        until
          ? t`You are logged out. You can undo the deletion until ${day(until)}.`
          : t`You are logged out. You can undo the deletion for 14 days.`
      }
    >
      <div className="a-prose">
        <p>
          <Trans>To keep your account, use the link we e‑mailed you, or log in.</Trans>
        </p>
      </div>
      <p className="a-ways">
        <ButtonLink variant="petrol" size="large" href={address('/login')}>
          <Trans>Log in and keep my account</Trans>
        </ButtonLink>
      </p>
    </Page>
  );
}
