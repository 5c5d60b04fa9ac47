import { useFactTexts } from '../business/use-fact-texts.ts';
import type { FactView } from '../business/verified-facts-view.ts';
import { Introduced } from './introduced.tsx';

interface CheckedFactsProps {
  title: string;
  intro: string;
}

/** The facts that can be checked, by the names they have on a company's page. */
export function CheckedFacts({ title, intro }: CheckedFactsProps) {
  const { fact } = useFactTexts();
  return (
    <Introduced title={title} intro={intro}>
      <ul className="c-facts">
        {Object.entries(fact).map(([key, name]) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </Introduced>
  );
}

type Method = FactView['method'];
type CheckMethodsProps = CheckedFactsProps & Record<Method, string>;

/** The ways a fact is checked, and what each means. */
export function CheckMethods({ title, intro, ...explanations }: CheckMethodsProps) {
  const { method } = useFactTexts();
  const methods = Object.keys(method) as Method[];
  return (
    <Introduced title={title} intro={intro}>
      <dl className="k-card c-methods">
        {methods.map((key) => (
          <div key={key}>
            <dt>{method[key]}</dt>
            <dd>{explanations[key]}</dd>
          </div>
        ))}
      </dl>
    </Introduced>
  );
}
