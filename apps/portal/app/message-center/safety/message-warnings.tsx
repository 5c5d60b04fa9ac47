import type { MessageWarning } from '@kontor/contract';
import { ShieldAlert } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import './message-warnings.css';

interface WarningText {
  what: string;
  check: string;
}

/** At a message, for both sides: what is in it that deserves a second look, and what to check. */
export function MessageWarnings({ warnings }: { warnings: readonly MessageWarning[] }) {
  const { t } = useLingui();
  const texts: Record<MessageWarning, WarningText> = {
    'bank-details': {
      what: t`Bank details.`,
      check: t`Before you pay, call the number you already have and have the account confirmed.`,
    },
    'look-alike-domain': {
      what: t`An address that looks like a known one but is different.`,
      check: t`Compare it letter by letter, and ask through the address you already have.`,
    },
    'other-channel': {
      what: t`Another channel.`,
      check: t`Outside this conversation nobody can check later what was agreed, and moderators cannot help.`,
    },
  };
  return (
    <ul className="mc-warnings">
      {warnings.map((code) => (
        <li key={code}>
          <ShieldAlert size={17} />
          <span>
            <b>{texts[code].what}</b> {texts[code].check}
          </span>
        </li>
      ))}
    </ul>
  );
}
