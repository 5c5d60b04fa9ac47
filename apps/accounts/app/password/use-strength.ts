import { accountLimits } from '@kontor/contract/account-limits';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Strength } from '../../src/password/strength.ts';

const { shortestPassword: shortest } = accountLimits;
/** Milliseconds without a key after which a password is judged. */
const settling = 250;

interface Shown {
  score: 0 | Strength['score'];
  text: string;
}

/** What a password being typed is worth, by the service's own rules; `own` are words about the person. */
export function useStrength(password: string, own: readonly string[]): Shown {
  const { t } = useLingui();
  const [judged, setJudged] = useState<{ password: string; strength: Strength }>();
  const missing = shortest - [...password.normalize('NFKC')].length;
  const isLong = missing <= 0;
  const words = own.join('\n');

  useEffect(() => {
    if (!isLong) return;
    const calledOff = new AbortController();
    const timer = setTimeout(() => {
      judge(password, words.split('\n'), calledOff.signal).then(
        (strength) => strength && setJudged({ password, strength }),
        (error: unknown) => {
          if (!calledOff.signal.aborted) console.warn('The password could not be judged', error);
        },
      );
    }, settling);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [password, words, isLong]);

  if (password === '') return { score: 0, text: '' };
  if (!isLong)
    return {
      score: 1,
      text: t`${plural(missing, { one: 'One more character.', other: '# more characters.' })}`,
    };
  if (!judged) return { score: 0, text: '' };
  const { score, weakness } = judged.strength;
  if (weakness === 'common')
    return { score, text: t`Easy to guess: it is one of the first an attacker tries.` };
  if (weakness) return { score, text: t`Too long: at most 128 characters.` };
  if (score === 2) return { score, text: t`Fair: add another word to make it stronger.` };
  return { score, text: score === 3 ? t`Good.` : t`Very good.` };
}

async function judge(password: string, own: string[], signal: AbortSignal): Promise<Strength | undefined> {
  const answer = await fetch('/password-strength', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password, own }),
    signal,
  });
  if (!answer.ok) return undefined;
  const { data }: { data: Strength } = await answer.json();
  return data;
}
