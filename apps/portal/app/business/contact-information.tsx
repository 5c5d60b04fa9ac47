import { SectionCard } from '@kontor/ui';
import { Globe, type IconComponent, Mail, MapPin, Phone, Smartphone, Truck } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FactValue } from './fact-value.tsx';
import type { BusinessPageData } from './load-business.server.ts';
import { postalAddress } from './postal-address.ts';
import { websiteOf } from './website.ts';

export function ContactInformation({ contactInfo, facts }: BusinessPageData) {
  const { t } = useLingui();
  const { legalAddressEnglish, shippingAddressEnglish, email, phone, mobilePhone } = contactInfo;
  const website = websiteOf(contactInfo.website);
  const address = postalAddress(legalAddressEnglish, contactInfo);
  return (
    <SectionCard title={t`Contact Information`}>
      <dl className="b-contact">
        <Line icon={MapPin} label={t`Legal address`}>
          <FactValue facts={facts} of="legal_address">
            {address}
          </FactValue>
        </Line>
        {shippingAddressEnglish && shippingAddressEnglish !== legalAddressEnglish ? (
          <Line icon={Truck} label={t`Shipping address`}>
            {shippingAddressEnglish}
          </Line>
        ) : null}
        {phone ? (
          <Line icon={Phone} label={t`Phone`}>
            <FactValue facts={facts} of="phone_and_email">
              {numberOf(phone)}
            </FactValue>
          </Line>
        ) : null}
        {mobilePhone ? (
          <Line icon={Smartphone} label={t`Mobile phone`}>
            {numberOf(mobilePhone)}
          </Line>
        ) : null}
        {email ? (
          <Line icon={Mail} label={t`Email`}>
            <FactValue facts={facts} of="phone_and_email">
              <a href={`mailto:${email}`}>{email}</a>
            </FactValue>
          </Line>
        ) : null}
        {website ? (
          <Line icon={Globe} label={t`Website`}>
            <a href={website.href} rel="nofollow noopener noreferrer" target="_blank">
              {website.shown}
            </a>
          </Line>
        ) : null}
      </dl>
    </SectionCard>
  );
}

function Line({ icon: Icon, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon size={19} />
        <span className="k-hidden">{label}</span>
      </dt>
      <dd className="k-number">{children}</dd>
    </div>
  );
}

type PhoneNumber = NonNullable<BusinessPageData['contactInfo']['phone']>;

function numberOf({ countryCode, businessPhoneNumber }: PhoneNumber): string {
  return [countryCode, businessPhoneNumber].filter(Boolean).join(' ');
}
