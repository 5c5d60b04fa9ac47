import { Introduced } from '../company/introduced.tsx';

interface ComparedFieldsProps {
  title: string;
  intro: string;
  kinds: readonly { name: string; fields: string }[];
  /** What is compared with none of them. */
  leftOut: string;
  filters: string;
}

/** The fields of each kind of row that typed words are compared with. */
export function ComparedFields({ title, intro, kinds, leftOut, filters }: ComparedFieldsProps) {
  return (
    <Introduced title={title} intro={intro}>
      <dl className="k-card w-fields">
        {kinds.map(({ name, fields }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fields}</dd>
          </div>
        ))}
      </dl>
      <p className="c-intro w-after">{leftOut}</p>
      <p className="c-intro w-after">{filters}</p>
    </Introduced>
  );
}
