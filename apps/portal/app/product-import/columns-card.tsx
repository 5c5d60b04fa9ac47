import { mapProductImport, type OpenProductImport } from '@kontor/contract';
import { Button, SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { ColumnRow } from './column-row.tsx';
import { DiscardTable } from './discard-table.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { SendingNote } from './sending-note.tsx';
import { optionValueOf, targetOf } from './target-options.ts';
import { useSending } from './use-sending.ts';
import { ValueMatches } from './value-matches.tsx';
import './import-table.css';

interface ColumnsCardProps {
  open: OpenProductImport;
  reload: () => Promise<void>;
}

/** Categories by the value that means them. */
type Matches = Readonly<Record<string, string>>;

function withMatch(matches: Matches, value: string, category: string): Matches {
  const { [value]: _, ...others } = matches;
  return category === '' ? others : { ...others, [value]: category };
}

/** Which column holds what, which category a value means, and the pictures the table names. What is changed is checked again, and remembered. */
export function ColumnsCard({ open, reload }: ColumnsCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [chosen, setChosen] = useState(() => open.columns.map(({ target }) => optionValueOf(target)));
  const [matched, setMatched] = useState<Matches>({});
  const [pictures, setPictures] = useState<File>();
  const [isSaving, setSaving] = useState(false);
  const { share, problem, send } = useSending();
  const isBusy = isSaving || share !== undefined;
  const isChanged =
    Object.keys(matched).length > 0 ||
    pictures !== undefined ||
    chosen.some((value, index) => value !== optionValueOf(open.columns[index]?.target));
  const fields = chosen.map((value) => targetOf(value)?.field);
  const twice = fields.find(
    (field, index) => field !== undefined && field !== 'spec' && fields.indexOf(field) !== index,
  );
  const isNamed = fields.includes('name') || fields.includes('productID');
  const unmatched = open.categories.filter(({ value, category }) => !category && !matched[value]).length;

  async function check() {
    begin();
    const archive = pictures && (await send((sent) => sent(pictures, 'product-import-pictures')));
    if (pictures && !archive) return;
    setSaving(true);
    try {
      await call(mapProductImport, {
        params: { importID: open.importID },
        body: {
          columns: chosen.map((value) => ({ target: targetOf(value) })),
          categories: Object.entries(matched).map(([value, category]) => ({ value, category })),
          ...(archive ? { pictures: archive } : {}),
        },
      });
    } catch (error) {
      console.error('The columns could not be saved', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    await reload();
    setSaving(false);
  }

  return (
    <SectionCard
      title={t`Columns`}
      aside={open.sheet !== undefined && open.sheet > 1 ? t`Sheet ${open.sheet} was read` : undefined}
    >
      <table className="pi-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Your column</Trans>
            </th>
            <th scope="col">
              <Trans>First values</Trans>
            </th>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {open.columns.map((column, index) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may bear the same heading, and none moves
              key={index}
              column={column}
              value={chosen[index] ?? ''}
              unmatched={unmatched}
              disabled={isBusy}
              onChange={(value) =>
                setChosen((now) => now.map((each, place) => (place === index ? value : each)))
              }
            />
          ))}
        </tbody>
      </table>
      <ValueMatches
        values={open.categories}
        matched={matched}
        onMatch={(value, category) => setMatched((now) => withMatch(now, value, category))}
      />
      <div className="pi-file">
        <PicturesInput sent={open.picturesName} disabled={isBusy} onChoose={setPictures} />
        <SendingNote share={share} problem={problem} />
      </div>
      {isNamed ? null : (
        <p className="pi-note">
          <Trans>Choose the column with the names of the products.</Trans>
        </p>
      )}
      {twice ? (
        <p className="pi-note">
          <Trans>Two columns are imported as the same field. Leave one of them out.</Trans>
        </p>
      ) : null}
      {isChanged || open.state === 'mapping' ? (
        <div className="pi-ways">
          {open.state === 'mapping' ? <DiscardTable importID={open.importID} reload={reload} /> : null}
          <Button
            variant="petrol"
            loading={isBusy}
            disabled={!isNamed || twice !== undefined}
            onClick={() => void check()}
          >
            <Trans>Check the rows</Trans>
          </Button>
          {failure}
        </div>
      ) : null}
    </SectionCard>
  );
}
