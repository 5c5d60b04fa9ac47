import { businessAddress, type MyBusiness } from '@kontor/contract';
import { ButtonLink, Note } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** For members, who see no drafts: what there is for everybody. */
export function MemberPreview({ business }: { business: MyBusiness }) {
  const { t } = useLingui();
  const { businessID, general } = business;
  return (
    <>
      <h1>
        <Trans>Preview as a buyer</Trans>
      </h1>
      <Note>{t`Only owners and administrators can edit this profile. Please ask one of them.`}</Note>
      <ButtonLink href={businessAddress({ id: businessID, name: general.companyName })}>
        <Trans>View as a buyer</Trans>
      </ButtonLink>
    </>
  );
}
