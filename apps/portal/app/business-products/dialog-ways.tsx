import { Button } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';

/** The ways out of a dialog that is a form. */
export function DialogWays({ text }: { text: string }) {
  return (
    <p className="bp-ways">
      <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" variant="petrol">
        {text}
      </Button>
    </p>
  );
}
