import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { themeNamed } from './theme.ts';
import { usePortal } from './use-portal.ts';
import './theme-switch.css';

/** Light, dark, or as the visitor's system has it; kept in a cookie, so that the server sends the page that way. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const portal = usePortal();
  const [theme, setTheme] = useState(portal.theme);
  const choices = [
    { value: 'system', label: t`As the system`, Icon: Monitor },
    { value: 'light', label: t`Light`, Icon: Sun },
    { value: 'dark', label: t`Dark`, Icon: Moon },
  ];

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const wanted = themeNamed(String(body.get('theme')));
    setTheme(wanted);
    if (wanted) document.documentElement.dataset.theme = wanted;
    else delete document.documentElement.dataset.theme;
    fetch('/theme', {
      method: 'POST',
      body: new URLSearchParams({ theme: wanted ?? 'system' }),
    });
  }

  return (
    <form className="s-theme" action="/theme" method="post" aria-label={t`Appearance`} onSubmit={choose}>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          aria-label={label}
          title={label}
          aria-pressed={value === (theme ?? 'system')}
        >
          <Icon size={18} />
        </button>
      ))}
    </form>
  );
}
