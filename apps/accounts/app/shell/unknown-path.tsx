import { ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { Page } from './page.tsx';
import { useVisit } from './use-visit.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** An address nothing is at. */
export default function UnknownPath() {
  const { t } = useLingui();
  const { portal } = useVisit();
  return (
    <Page
      title={t`Page not found`}
      description={t`There is no page at this address.`}
      heading={t`There is no page at this address`}
      lead={t`It may have moved, or the address may be mistyped.`}
    >
      <ButtonLink href={`${portal}/`}>
        <Trans>Back to Kontor</Trans>
      </ButtonLink>
    </Page>
  );
}
