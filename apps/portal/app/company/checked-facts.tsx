import { useLingui } from '@lingui/react/macro';
import type { FactView } from '../business/verified-facts-view.ts';
import { factTexts, methodTexts } from '../verification/fact-texts.ts';
import { Introduced } from './introduced.tsx';

interface CheckedFactsProps {
  title: string;
  intro: string;
}

/** The facts that can be checked, by the names they have on a company's page. */
export function CheckedFacts({ title, intro }: CheckedFactsProps) {
  const { i18n } = useLingui();
  return (
    <Introduced title={title} intro={intro}>
      <ul className="c-facts">
        {Object.entries(factTexts).map(([key, name]) => (
          <li key={key}>{i18n._(name)}</li>
        ))}
      </ul>
    </Introduced>
  );
}

type Method = FactView['method'];
type CheckMethodsProps = CheckedFactsProps & Record<Method, string>;

/** The ways a fact is checked, and what each means. */
export function CheckMethods({ title, intro, ...explanations }: CheckMethodsProps) {
  const { i18n } = useLingui();
  const methods = Object.keys(methodTexts) as Method[];
  return (
    <Introduced title={title} intro={intro}>
      <dl className="k-card c-methods">
        {methods.map((key) => (
          <div key={key}>
            <dt>{i18n._(methodTexts[key])}</dt>
            <dd>{explanations[key]}</dd>
          </div>
        ))}
      </dl>
    </Introduced>
  );
}
