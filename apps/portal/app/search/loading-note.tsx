import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';

/** Says that other results are on their way: in sight wherever the list is scrolled to, and aloud. */
export function LoadingNote() {
  const { t } = useLingui();
  const waiting = useNavigation().location?.pathname === '/search-result';
  return (
    <div className="r-loading" role="status">
      {waiting ? (
        <span>
          <span className="k-spinner" />
          {t`Loading`}
        </span>
      ) : null}
    </div>
  );
}
