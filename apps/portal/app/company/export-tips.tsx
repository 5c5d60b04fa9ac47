import { CardTitle } from '@kontor/ui';
import { ArrowRight } from '@kontor/ui/icon';

interface ExportTipsProps {
  title: string;
  author: string;
  intro: string;
  tips: readonly { path: string; title: string; text: string }[];
}

/** The chief executive's summary of the tips, each leading to its article (checklist 120). */
export function ExportTips({ title, author, intro, tips }: ExportTipsProps) {
  return (
    <section className="s-section">
      <h2 className="c-with-intro">{title}</h2>
      <p className="c-author">{author}</p>
      <p className="c-intro">{intro}</p>
      <ol className="c-tips" start={0}>
        {tips.map(({ path, title: name, text }, number) => (
          <li key={path}>
            <span className="c-tip-number k-number" aria-hidden="true">
              {number}
            </span>
            <div>
              <CardTitle level={3} href={path}>
                {name}
              </CardTitle>
              <p>{text}</p>
            </div>
            <ArrowRight size={18} />
          </li>
        ))}
      </ol>
    </section>
  );
}
