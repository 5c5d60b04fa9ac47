import { ButtonLink } from '@kontor/ui';
import type { IconComponent } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import { callAddress, messageAddress } from './phone-address.ts';

interface PhoneCardProps {
  kind: 'call' | 'message';
  icon: IconComponent;
  title: string;
  text: string;
}

/** The numbers for the USA and Europe, to be called or written to (checklist 126). */
export function PhoneCard({ kind, icon: Icon, title, text }: PhoneCardProps) {
  const { t } = useLingui();
  const lines = [
    { area: t`USA`, phone: brand.phones.usa },
    { area: t`Europe`, phone: brand.phones.europe },
  ];
  return (
    <section className="k-card o-card">
      <span className="o-sign">
        <Icon size={26} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <dl>
        {lines.map(({ area, phone }) => (
          <div key={area}>
            <dt>{area}</dt>
            <dd className="k-number">
              {kind === 'call' ? (
                <ButtonLink href={callAddress(phone)} wide>
                  <Trans>Call {phone}</Trans>
                </ButtonLink>
              ) : (
                <ButtonLink href={messageAddress(phone)} target="_blank" rel="noopener noreferrer" wide>
                  <Trans>Message {phone}</Trans>
                </ButtonLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
