import { FileField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useFileTexts } from './use-file-texts.ts';

interface PicturesInputProps {
  /** Name of the ZIP that was sent before; another takes its place. */
  sent?: string | undefined;
  disabled: boolean;
  onChoose: (archive: File | undefined) => void;
}

/** Takes the ZIP with the pictures a table names. */
export function PicturesInput({ sent, disabled, onChoose }: PicturesInputProps) {
  const { t } = useLingui();
  const texts = useFileTexts();
  return (
    <FileField
      label={sent === undefined ? t`Pictures in a ZIP, optional` : t`Replace ${sent} with another ZIP`}
      hint={t`Up to 200 MB, with 500 KB for each picture. One column names the files: kr75.jpg; kr75-b.jpg.`}
      accept=".zip,application/zip"
      disabled={disabled}
      texts={texts}
      onChoose={onChoose}
    />
  );
}
