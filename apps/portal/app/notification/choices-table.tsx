import type { Data, getNotificationChoices, NotificationKind } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { kindNames } from './kind-names.ts';
import { isOff, turnOff } from './turn-off.ts';
import type { Choice } from './use-choices.ts';

interface ChoicesTableProps {
  kinds: readonly NotificationKind[];
  choices: Data<typeof getNotificationChoices>;
  choose: (kind: NotificationKind, choice: Choice, before: Choice) => void;
  /** Why what was chosen of it was not saved. */
  failureOf: (kind: NotificationKind) => ReactNode;
}

interface Way {
  name: string;
  isOn: (choice: Choice) => boolean;
  /** The choice once this way is turned on, or off. */
  turned: (choice: Choice, on: boolean, beforeOff: Choice | undefined) => Choice;
}

/** Of mails at once and a summary a day one excludes the other; off clears the row until it is turned off itself, and any tick clears off. */
function useWays(): Way[] {
  const { t } = useLingui();
  const mailed = (time: 'at-once' | 'daily'): Omit<Way, 'name'> => ({
    isOn: ({ mail }) => mail === time,
    turned: (choice, on) => ({ ...choice, mail: on ? time : 'none' }),
  });
  return [
    {
      name: t`Page`,
      isOn: ({ onPage }) => onPage,
      turned: (choice, on) => ({ ...choice, onPage: on }),
    },
    { name: t`E-mail right away`, ...mailed('at-once') },
    { name: t`Daily digest`, ...mailed('daily') },
    {
      name: t`Browser`,
      isOn: ({ push }) => push,
      turned: (choice, on) => ({ ...choice, push: on }),
    },
    {
      name: t`Off`,
      isOn: isOff,
      turned: (_, on, beforeOff) => turnOff(on, beforeOff),
    },
  ];
}

/** Kinds by ways; on a phone the names of the ways stay in sight above, and those of a kind are a line below its name. */
export function ChoicesTable({ kinds, choices, choose, failureOf }: ChoicesTableProps) {
  const { t, i18n } = useLingui();
  const ways = useWays();
  /** Kinds that were turned off here, as they were chosen before. */
  const [beforeOff, setBeforeOff] = useState<Partial<Record<NotificationKind, Choice>>>({});
  return (
    <table className="nt-choices">
      <thead>
        <tr>
          <th scope="col">
            <span className="k-hidden">{t`Kind`}</span>
          </th>
          {ways.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const choice = choices[kind];
          const named = i18n._(kindNames[kind].name);
          return (
            <tr key={kind}>
              <th scope="row">
                {named}
                <small>{i18n._(kindNames[kind].note)}</small>
                {failureOf(kind)}
              </th>
              {ways.map(({ name, isOn, turned }) => (
                <td key={name}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${named}: ${name}`}
                      checked={isOn(choice)}
                      onChange={({ target }) => {
                        if (!isOff(choice)) setBeforeOff((now) => ({ ...now, [kind]: choice }));
                        choose(kind, turned(choice, target.checked, beforeOff[kind]), choice);
                      }}
                    />
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
