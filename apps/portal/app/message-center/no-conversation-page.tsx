import pointing from '@kontor/ui/art/rosca-point.svg';
import { Trans } from '@lingui/react/macro';

/** Beside the list, as long as none of its conversations is chosen. */
export default function NoConversationPage() {
  return (
    <section className="mc-thread mc-none">
      <img src={pointing} width="140" height="144" alt="" />
      <p className="k-meta">
        <Trans>Choose a conversation.</Trans>
      </p>
    </section>
  );
}
