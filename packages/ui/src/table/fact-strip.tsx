import { CountryPlate } from '../badge/country-plate.tsx';
import './fact-strip.css';

export interface Fact {
  label: string;
  value: string;
  /** ISO code, when the value is a country's name. */
  country?: string | undefined;
  /** Where the value leads. */
  href?: string | undefined;
}

/** Ruled facts side by side, at most four, label above value; two columns on phones. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="k-facts">
      {facts.map(({ label, value, country, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {country ? <CountryPlate code={country} /> : null}
            {href ? <a href={href}>{value}</a> : <span>{value}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
