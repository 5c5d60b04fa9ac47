import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

/** What a person says of themselves; nothing where they say nothing. */
export function AboutMe({ text }: { text: string | undefined }) {
  const { t } = useLingui();
  if (!text) return null;
  return (
    <SectionCard title={t`About me`}>
      <p className="u-about">{text}</p>
    </SectionCard>
  );
}
