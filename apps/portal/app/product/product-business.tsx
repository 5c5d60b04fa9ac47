import { Note, SummaryCard } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useValueTexts } from '../business/use-value-texts.ts';
import { useVerification } from '../business/use-verification.ts';
import { RequestLinks } from '../inquiry-form/request-links.tsx';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import type { ProductPageData } from './load-product.server.ts';

/** The business that offers the product (checklist 106), and whose words these are. */
export function ProductBusiness({ id, business, origin, source }: ProductPageData) {
  const { t } = useLingui();
  const texts = useValueTexts();
  const verification = useVerification();
  const isOwn = useIsOwn(business.id);
  const employees = texts.range(business.totalEmployees);
  const facts = [
    { label: t`Business type`, value: business.businessType },
    business.yearEstablished !== undefined && { label: t`Year established`, value: business.yearEstablished },
    employees !== undefined && { label: t`Total employees`, value: employees },
    business.categories !== '' && {
      label: t`Industrial categories`,
      value: business.categories,
    },
    business.leadTime !== undefined && {
      label: t`Production lead time`,
      value: texts.onAverage(business.leadTime),
    },
  ].filter((fact) => !!fact);
  return (
    <div className="p-aside">
      <SummaryCard
        href={business.href}
        name={business.name}
        logo={business.logo}
        businessType={business.businessType}
        verification={verification({ ...business, origin })}
        facts={facts}
        action={
          <RequestLinks
            wide
            businessID={business.id}
            productID={id}
            isOwn={isOwn}
            icon={<Send size={17} />}
          />
        }
      />
      <Note>
        <p>
          {origin === 'demo' ? (
            <Trans>Demo data: this business and its offer are invented.</Trans>
          ) : (
            <Trans>Facts marked with a seal were checked. Everything else is stated by the company.</Trans>
          )}{' '}
          {source ? (
            <Trans>
              The product’s text comes from a public source, <a href="/data-sources">{source.name}</a>.
            </Trans>
          ) : null}
        </p>
      </Note>
    </div>
  );
}
