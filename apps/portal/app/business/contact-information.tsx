import { SectionCard } from '@kontor/ui';
import { Clock, Globe, type IconComponent, Mail, MapPin, Phone, Smartphone, Truck } from '@kontor/ui/icon';
import { EmailText } from '@kontor/web/text/email-text';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BusinessPageData } from './business-page-data.ts';
import { useDraftMark } from './draft-mark.ts';
import { FactValue } from './fact-value.tsx';
import { postalAddress } from './postal-address.ts';
import { websiteOf } from './website.ts';

export function ContactInformation({ contactInfo, facts, answers, confirmed, record }: BusinessPageData) {
  const { t, i18n } = useLingui();
  const mark = useDraftMark('contact');
  const { legalAddressEnglish, shippingAddressEnglish, email, phone, mobilePhone } = contactInfo;
  // That of a public record leads its page, and its place stands there, too.
  const website = record ? undefined : websiteOf(contactInfo.website);
  const address = postalAddress(legalAddressEnglish, contactInfo, i18n.locale);
  if (record && !(legalAddressEnglish || phone || mobilePhone || email)) return null;
  return (
    <SectionCard title={t`Contact Information`} aside={confirmed.contact}>
      <dl className="b-contact">
        <Line icon={MapPin} label={t`Legal address`}>
          <FactValue facts={facts} of="legal_address">
            {mark(['legalAddressEnglish', 'zipcode', 'city', 'state', 'country'], address)}
          </FactValue>
        </Line>
        {shippingAddressEnglish && shippingAddressEnglish !== legalAddressEnglish ? (
          <Line icon={Truck} label={t`Shipping address`}>
            {mark('shippingAddressEnglish', shippingAddressEnglish)}
          </Line>
        ) : null}
        {phone ? (
          <Line icon={Phone} label={t`Phone`}>
            <FactValue facts={facts} of="phone_and_email">
              {mark('phone', numberOf(phone))}
            </FactValue>
          </Line>
        ) : null}
        {mobilePhone ? (
          <Line icon={Smartphone} label={t`Mobile phone`}>
            {mark('mobilePhone', numberOf(mobilePhone))}
          </Line>
        ) : null}
        {email ? (
          <Line icon={Mail} label={t`Email`}>
            <FactValue facts={facts} of="phone_and_email">
              {mark(
                'email',
                <a href={`mailto:${email}`}>
                  <EmailText address={email} />
                </a>,
              )}
            </FactValue>
          </Line>
        ) : null}
        {answers ? (
          <Line icon={Clock} label={t`Business hours`}>
            {mark(['workingHours', 'timeZone'], answers)}
          </Line>
        ) : null}
        {website ? (
          <Line icon={Globe} label={t`Website`}>
            {mark(
              'website',
              <a href={website.href} rel="nofollow noopener noreferrer" target="_blank">
                {website.shown}
              </a>,
            )}
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
