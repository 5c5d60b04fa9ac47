import { type SubmitEvent, useState } from 'react';
import { Monitor, Moon, Sun } from '../icon/icons.gen.ts';
import './theme-switch.css';

export type Theme = 'light' | 'dark';

interface ThemeSwitchProps {
  /** What is chosen; undefined: as the system has it. */
  theme: Theme | undefined;
  /** Where the choice is posted to as `theme`, to be stored in a cookie. */
  action: string;
  /** Stores what is chosen where there are scripts. */
  onChoose: (theme: Theme | undefined) => void;
  label: string;
  labels: Record<Theme | 'system', string>;
}

/** Light, dark, or as the system has it; stored in a cookie, so that the server sends the page that way. */
export function ThemeSwitch({ theme: stored, action, onChoose, label, labels }: ThemeSwitchProps) {
  const [theme, setTheme] = useState(stored);
  const choices = [
    { value: 'system', Icon: Monitor },
    { value: 'light', Icon: Sun },
    { value: 'dark', Icon: Moon },
  ] as const;

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const asked = body.get('theme');
    const wanted = asked === 'light' || asked === 'dark' ? asked : undefined;
    setTheme(wanted);
    if (wanted) document.documentElement.dataset.theme = wanted;
    else delete document.documentElement.dataset.theme;
    onChoose(wanted);
  }

  return (
    <form className="k-theme" action={action} method="post" aria-label={label} onSubmit={choose}>
      {choices.map(({ value, Icon }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          aria-label={labels[value]}
          title={labels[value]}
          aria-pressed={value === (theme ?? 'system')}
        >
          <Icon size={18} />
        </button>
      ))}
    </form>
  );
}
