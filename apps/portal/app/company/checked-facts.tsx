import { useFactTexts } from '../business/use-fact-texts.ts';
import type { FactView } from '../business/verified-facts-view.ts';

interface CheckedFactsProps {
  title: string;
  intro: string;
}

/** The facts that can be checked, by the names they have on a company's page. */
export function CheckedFacts({ title, intro }: CheckedFactsProps) {
  const { fact } = useFactTexts();
  return (
    <section className="s-section">
      <h2 className="c-with-intro">{title}</h2>
      <p className="c-intro">{intro}</p>
      <ul className="c-facts">
        {Object.entries(fact).map(([key, name]) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

type Method = FactView['method'];
type CheckMethodsProps = CheckedFactsProps & Record<Method, string>;

/** The ways a fact is checked, and what each means. */
export function CheckMethods({ title, intro, ...explanations }: CheckMethodsProps) {
  const { method } = useFactTexts();
  const methods = Object.keys(method) as Method[];
  return (
    <section className="s-section">
      <h2 className="c-with-intro">{title}</h2>
      <p className="c-intro">{intro}</p>
      <dl className="k-card c-methods">
        {methods.map((key) => (
          <div key={key}>
            <dt>{method[key]}</dt>
            <dd>{explanations[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
