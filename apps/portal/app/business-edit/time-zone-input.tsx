import { Button, SearchSelect } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryPreset } from './use-country-preset.ts';
import { useSectionOptions } from './use-section-options.ts';

/** The time zone answering hours are meant in. While none is stated it is that of the country, which is taken as it is or changed. */
export function TimeZoneInput({ label }: { label: string }) {
  const { t } = useLingui();
  const { value, set, error } = useField('timeZone');
  const preset = useCountryPreset().timeZone;
  const zones = useSectionOptions()('timeZone');
  const [isEmptied, setEmptied] = useState(false);
  const stated = typeof value === 'string' ? value : '';
  const isPreset = stated === '' && preset !== undefined && !isEmptied;
  const shown = isPreset ? preset : stated;
  const isOffered = shown === '' || zones.some((zone) => zone.value === shown);

  function choose(zone: string) {
    setEmptied(zone === '');
    set(zone);
  }

  return (
    <>
      <SearchSelect
        label={label}
        name="timeZone"
        hint={isPreset ? t`Set to your country. Choose another one if you work from elsewhere.` : undefined}
        error={error}
        placeholder={t`Type to search`}
        nothing={t`No content.`}
        options={isOffered ? zones : [...zones, { value: shown, text: shown.replaceAll('_', ' ') }]}
        value={shown}
        onChange={choose}
      />
      {isPreset ? (
        <Button size="small" className="y-take" onClick={() => choose(preset)}>
          <Trans>Use this time zone</Trans>
        </Button>
      ) : null}
    </>
  );
}
