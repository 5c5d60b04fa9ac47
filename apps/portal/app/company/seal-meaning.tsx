import { classes, FactSeal } from '@kontor/ui';
import { Check, type IconComponent, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { factTexts } from '../verification/fact-texts.ts';

interface Statements {
  title: string;
  lines: readonly string[];
}

interface SealMeaningProps {
  title: string;
  says: Statements;
  doesNotSay: Statements;
  advice: string;
}

/** What a reader may take from the seal, beside what not. */
export function SealMeaning({ title, says, doesNotSay, advice }: SealMeaningProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="s-section">
      <h2>{title}</h2>
      <div className="c-meaning">
        <StatementCard {...says} icon={Check}>
          <p className="c-value">
            <span className="k-meta">
              <Trans>Example</Trans>
            </span>
            <span>{i18n._(factTexts.year_established)}</span>
            <b className="k-number">
              1987
              <FactSeal label={t`Verified facts`} />
            </b>
          </p>
        </StatementCard>
        <StatementCard {...doesNotSay} icon={X} className="c-meaning-not" />
      </div>
      <p className="c-intro c-after">{advice}</p>
    </section>
  );
}

interface StatementCardProps extends Statements {
  icon: IconComponent;
  className?: string;
  children?: ReactNode;
}

function StatementCard({ title, lines, icon: Icon, className, children }: StatementCardProps) {
  return (
    <div className={classes('k-card', className)}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon size={20} />
            {line}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
