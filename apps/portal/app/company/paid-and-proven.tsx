import { type Tier, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Introduced } from './introduced.tsx';

interface PaidAndProvenProps {
  title: string;
  intro: string;
  paidProven: string;
  paidOnly: string;
  provenOnly: string;
  neither: string;
  demo: string;
}

/** The badges as they stand on cards, in each combination, as examples. */
export function PaidAndProven({ title, intro, demo, ...texts }: PaidAndProvenProps) {
  const { t } = useLingui();
  const examples: { tier: Tier; verified: boolean; text: string }[] = [
    { tier: 'platinum', verified: true, text: texts.paidProven },
    { tier: 'platinum', verified: false, text: texts.paidOnly },
    { tier: 'standard', verified: true, text: texts.provenOnly },
    { tier: 'standard', verified: false, text: texts.neither },
  ];
  return (
    <Introduced title={title} intro={intro}>
      <ul className="c-examples">
        {examples.map(({ tier, verified, text }) => (
          <li key={text} className="k-card">
            <p className="k-meta">
              <Trans>Example</Trans>
            </p>
            <p className="c-signs">
              <TierPlate tier={tier} />
              <VerifiedBadge verified={verified} text={verified ? t`Verified facts` : t`Not verified`} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="c-demo">
        <VerifiedBadge verified sample text={t`Verified (demo)`} />
        <span>{demo}</span>
      </p>
    </Introduced>
  );
}
