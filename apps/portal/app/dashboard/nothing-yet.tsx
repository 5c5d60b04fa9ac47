import { ButtonLink, EmptyState } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import { businessProductsAddress, editBusinessAddress } from '../business-manage/manage-address.ts';

/** In the place of figures of a business nobody has opened yet: what comes when, and what helps. */
export function NothingYet({ business }: { business: { id: string; name: string } }) {
  const { t } = useLingui();
  return (
    <section className="k-card z-nothing">
      <EmptyState
        title={t`Nothing to count yet`}
        text={t`Nobody has opened your page since counting began.`}
        picture={pointing}
      >
        <ButtonLink variant="petrol" href={editBusinessAddress(business)}>
          <Trans>Complete the profile</Trans>
        </ButtonLink>
        <ButtonLink href={businessProductsAddress(business)}>
          <Trans>Products</Trans>
        </ButtonLink>
      </EmptyState>
      <ul>
        <li>
          <Trans>Views and searches appear here within seconds of the first one.</Trans>
        </li>
        <li>
          <Trans>Requests, likes and followers appear within ten minutes.</Trans>
        </li>
        <li>
          <Trans>Reply time is shown from five requests on.</Trans>
        </li>
        <li>
          <Trans>Comparisons start once there is a previous period.</Trans>
        </li>
      </ul>
    </section>
  );
}
