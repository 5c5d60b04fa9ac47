import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import './long-text.css';

const preview = 340;

/** A description in full; on small screens its first 340 characters and a way to the rest (checklist 337). */
export function LongText({ text }: { text: string | undefined }) {
  const [open, setOpen] = useState(false);
  if (!text) return null;
  if (text.length <= preview) return <p className="b-text">{text}</p>;
  return (
    <div className={open ? 'b-text b-text-open' : 'b-text'}>
      <p>
        {text.slice(0, preview)}
        <span className="b-text-ellipsis" aria-hidden="true">
          …
        </span>
        <span className="b-text-rest">{text.slice(preview)}</span>
      </p>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <Trans>View less</Trans> : <Trans>View more</Trans>}
      </button>
    </div>
  );
}
