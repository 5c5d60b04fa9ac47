import { CircleAlert } from '../icon/icons.gen.ts';
import './failure-text.css';

/** The toast at the lower edge of the window shall not lie over it. */
const uncover = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' });

/**
 * Why what a button does has failed, beside it. Said aloud here, too: nobody in a dialog hears the toasts behind it. Buttons stand in
 * paragraphs as well, so it is none itself.
 */
export function FailureText({ text }: { text: string }) {
  return (
    <span ref={uncover} className="k-failure" role="alert">
      <CircleAlert size={18} />
      <span>{text}</span>
    </span>
  );
}
