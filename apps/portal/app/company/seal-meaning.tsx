import { FactSeal } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useFactTexts } from '../business/use-fact-texts.ts';

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
  const { t } = useLingui();
  const { fact } = useFactTexts();
  return (
    <section className="s-section">
      <h2>{title}</h2>
      <div className="c-meaning">
        <div className="k-card">
          <h3>{says.title}</h3>
          <ul>
            {says.lines.map((line) => (
              <li key={line}>
                <Check size={20} />
                {line}
              </li>
            ))}
          </ul>
          <p className="c-value">
            <span className="k-meta">
              <Trans>Example</Trans>
            </span>
            <span>{fact.year_established}</span>
            <b className="k-number">
              1987
              <FactSeal label={t`Verified facts`} />
            </b>
          </p>
        </div>
        <div className="k-card c-meaning-not">
          <h3>{doesNotSay.title}</h3>
          <ul>
            {doesNotSay.lines.map((line) => (
              <li key={line}>
                <X size={20} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="c-intro c-after">{advice}</p>
    </section>
  );
}
