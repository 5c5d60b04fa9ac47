import { ButtonLink } from '@kontor/ui';
import { FileJson, UserX } from '@kontor/ui/icon';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { Row, RowLink, Rows } from '../frame/rows.tsx';

/** Taking one's data along, and leaving. */
export function DataRows() {
  const { t } = useLingui();
  const address = usePageAddress();
  const problemText = useProblemText();
  const failed = useSearchParams()[0].get('export') === 'failed';
  return (
    <Rows>
      <Row
        icon={<FileJson size={20} />}
        name={t`Download my data`}
        end={
          <ButtonLink size="small" href={address('/security/export')} aria-label={t`Download my data`}>
            {t`Download`}
          </ButtonLink>
        }
      >
        <p>{t`Everything we store about you, as a JSON file.`}</p>
        {failed ? (
          <p className="a-row-problem" role="alert">
            {problemText('Unavailable')}
          </p>
        ) : null}
      </Row>
      <Row
        icon={<UserX size={20} />}
        name={t`Delete account`}
        end={
          <RowLink
            to={address('/security/delete-account')}
            text={t`Delete`}
            label={t`Delete account`}
            variant="danger"
          />
        }
      >
        <p>{t`You can undo it for 14 days.`}</p>
      </Row>
    </Rows>
  );
}
