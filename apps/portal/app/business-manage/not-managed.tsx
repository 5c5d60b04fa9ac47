import { ButtonLink, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { myBusinessPath } from '../my-business/my-business-address.ts';

/** In the place of a page of a business its reader has no part in. */
export function NotManaged() {
  const { t } = useLingui();
  return (
    <ErrorNote as="h1" text={t`You do not manage this business.`}>
      <ButtonLink size="small" href={myBusinessPath}>
        <Trans>My Business</Trans>
      </ButtonLink>
    </ErrorNote>
  );
}
