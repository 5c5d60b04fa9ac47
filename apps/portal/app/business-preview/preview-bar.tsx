import type { BusinessPreview, BusinessSection } from '@kontor/contract';
import { Button, ButtonLink, classes, LanguageLinks, useToast } from '@kontor/ui';
import { Eye, Monitor, Smartphone } from '@kontor/ui/icon';
import { shownLanguages } from '@kontor/web/language';
import { momentOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { publishAll } from '../business-edit/publish-all.ts';
import { useFieldNames } from '../business-edit/use-field-names.ts';
import type { SectionEditors } from '../business-edit/use-section-editors.ts';
import { editBusinessAddress } from '../business-manage/manage-address.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { usePortal } from '../session/use-portal.ts';

interface PreviewBarProps {
  preview: BusinessPreview;
  editors: SectionEditors;
  isPhone: boolean;
  onPublished: () => void;
}

/** What the page is, what of it is not published, and what can be done about that. */
export function PreviewBar({ preview, editors, isPhone, onPublished }: PreviewBarProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const navigate = useNavigate();
  const names = useFieldNames();
  const [query, setQuery] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { profile, unpublished, withheld, savedAt } = preview;
  const named = { id: profile.businessID, name: profile.general.companyName };
  const list = new Intl.ListFormat(i18n.locale);
  const removed = list.format(unpublished.filter((each) => each.isRemoved).map(({ field }) => names[field]));
  const wrong = list.format(withheld.map(({ field }) => names[field]));
  const when = savedAt && momentOf(savedAt, language);
  const count = unpublished.length;
  // Else the page has its own.
  const Title = isPhone ? 'h1' : 'b';

  async function publish() {
    begin();
    setBusy(true);
    try {
      const { refused } = await publishAll(editors);
      if (refused[0]) return showRefused(refused[0]);
      toast(t`Saved successfully`, 'done');
      onPublished();
    } catch (error) {
      console.error('What was typed could not be published', error);
      fail(t`Something was wrong, try again please`);
    } finally {
      setBusy(false);
    }
  }

  /** Where it stands what is wrong, or which value has to be chosen. */
  function showRefused(section: BusinessSection) {
    toast(t`Some fields need attention before you can publish.`, 'failed');
    navigate(editBusinessAddress(named, section));
  }

  function inLanguage(language: string): string {
    return `?${new URLSearchParams([...query].filter(([name]) => name !== 'lang').concat([['lang', language]]))}`;
  }

  function setWidth(width: string) {
    const wanted = new URLSearchParams(query);
    if (width === 'phone') wanted.set('width', width);
    else wanted.delete('width');
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }

  return (
    <section className="bp-bar" aria-label={t`Preview as a buyer`}>
      <Eye size={20} />
      <div className="bp-says" role="status">
        <Title>
          <Trans>Preview as a buyer</Trans>
        </Title>
        <p>
          {count === 0 ? (
            <Trans>Buyers see everything as shown here.</Trans>
          ) : (
            <>
              {when ? <Trans>Draft of {when}.</Trans> : null}{' '}
              <Plural
                value={count}
                one="# change is not published yet. It is marked on the page, and nobody else can see it."
                other="# changes are not published yet. They are marked on the page, and nobody else can see them."
              />
            </>
          )}
        </p>
        {removed ? (
          <p>
            <Trans>Removed: {removed}</Trans>
          </p>
        ) : null}
        {wrong ? (
          <p>
            <Trans>Not shown because of errors: {wrong}</Trans>
          </p>
        ) : null}
        <LanguageLinks
          label={t`Language of the preview`}
          languages={shownLanguages}
          current={i18n.locale}
          address={inLanguage}
        />
      </div>
      <fieldset className="bp-widths">
        <legend className="k-hidden">{t`Width`}</legend>
        <button
          type="button"
          aria-pressed={!isPhone}
          className={classes(!isPhone && 'bp-chosen')}
          onClick={() => setWidth('desktop')}
        >
          <Monitor size={17} />
          <Trans>Desktop</Trans>
        </button>
        <button
          type="button"
          aria-pressed={isPhone}
          className={classes(isPhone && 'bp-chosen')}
          onClick={() => setWidth('phone')}
        >
          <Smartphone size={17} />
          <Trans>Phone</Trans>
        </button>
      </fieldset>
      <div className="bp-ends">
        <ButtonLink href={editBusinessAddress(named)}>
          <Trans>Back to editing</Trans>
        </ButtonLink>
        <Button
          variant="petrol"
          loading={isBusy}
          disabled={count + withheld.length === 0}
          onClick={() => void publish()}
        >
          <Trans>Publish</Trans>
        </Button>
        {failure}
      </div>
    </section>
  );
}
