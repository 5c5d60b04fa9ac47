import {
  CallError,
  type Group,
  type GroupAccess,
  listCountries,
  listIndustries,
  type NewGroup,
  type NewGroupSubject,
} from '@kontor/contract';
import { groupAccesses, groupLimits, groupSubjects, mayBecome } from '@kontor/contract/group-limits';
import { Button, ButtonLink, Field, SelectField, TextArea } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useFailure } from '../page-part/use-failure.tsx';
import { useStates } from '../page-part/use-states.ts';
import { FairFields, type WrittenFair } from '../post/composer/fair-fields.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { groupAddress, groupsPath } from './group-address.ts';
import { accessNames } from './group-view.ts';
import './group-form.css';

interface Written {
  name: string;
  description: string;
  /** One a line. */
  rules: string;
  access: GroupAccess;
  kind: NewGroupSubject['kind'];
  industry: string;
  country: string;
  state: string;
  fair: WrittenFair;
}

const empty: Written = {
  name: '',
  description: '',
  rules: '',
  access: 'open',
  kind: 'industry',
  industry: '',
  country: '',
  state: '',
  fair: { name: '', place: '', from: '', until: '' },
};

function writtenOf(group: Group | undefined): Written {
  if (!group) return empty;
  const { name, description, access, subject } = group;
  const written = { ...empty, name, description, access, rules: group.rules.join('\n'), kind: subject.kind };
  if (subject.kind === 'industry') return { ...written, industry: subject.industry.id };
  if (subject.kind === 'region')
    return { ...written, country: subject.country.code, state: subject.state?.stateID ?? '' };
  return { ...written, fair: { place: '', ...subject.fair } };
}

/** Undefined while something lacks. */
function subjectOf({ kind, industry, country, state, fair }: Written): NewGroupSubject | undefined {
  if (kind === 'industry') return industry === '' ? undefined : { kind, industryID: industry };
  if (kind === 'region') return country === '' ? undefined : { kind, country, ...(state && { state }) };
  const { name, place, from, until } = fair;
  if (name.trim() === '' || from === '' || until < from) return undefined;
  return { kind, fair: { name, from, until, ...(place && { place }) } };
}

const rulesOf = (rules: string) =>
  rules
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean);

interface GroupFormProps {
  /** The one that is edited. */
  group?: Group | undefined;
  onSend: (written: NewGroup, key: string) => Promise<void>;
}

/** What a group is about, who comes in, and its rules. Whatever fails, nothing that was typed is lost. */
export function GroupForm({ group, onSend }: GroupFormProps) {
  const { t, i18n } = useLingui();
  const { failure, fail, begin } = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [values, put] = useState(() => writtenOf(group));
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  /** Names this group, so that one that is sent again is there once. */
  const key = useRef('');
  const { data: industries } = useLoaded(listIndustries, {});
  const { data: countries } = useLoaded(listCountries, {});
  const { states, hasFailed, reload } = useStates(values.kind === 'region' ? values.country : '');
  // While they are loaded their field holds its place: countries without states are few.
  const isStateAsked = states ? states.length > 0 : values.country !== '' && !hasFailed;
  const change = (part: Partial<Written>) => {
    key.current = '';
    put((now) => ({ ...now, ...part }));
  };
  const lacking = t`Please fill this in.`;
  const notChosen = t`Please choose one.`;
  const rules = rulesOf(values.rules);
  const errors = {
    name: values.name.trim().length < groupLimits.name.min ? lacking : undefined,
    description: values.description.trim() === '' ? lacking : undefined,
    rules:
      rules.length > groupLimits.rules
        ? t`Up to ${groupLimits.rules} rules.`
        : rules.some((rule) => rule.length > groupLimits.rule)
          ? t`Up to ${groupLimits.rule} characters per rule.`
          : undefined,
    industry: values.kind === 'industry' && values.industry === '' ? notChosen : undefined,
    country: values.kind === 'region' && values.country === '' ? notChosen : undefined,
  };
  const said = (error: string | undefined) => (isAsked ? error : undefined);
  const subject = subjectOf(values);
  const isWhole = subject !== undefined && Object.values(errors).every((error) => error === undefined);
  const before = group?.access;
  const accesses = groupAccesses.filter((access) => before === undefined || mayBecome(before, access));
  const notes: Record<GroupAccess, string> = {
    open: t`Anyone can read it and join right away.`,
    request: t`Anyone can find it and read pinned posts; you approve who joins.`,
    private: t`Only members and the people they invite can see it.`,
  };
  const kinds: Record<NewGroupSubject['kind'], string> = {
    industry: t`An industry`,
    region: t`A region`,
    fair: t`A trade fair`,
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isWhole) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-invalid=""]')?.focus(),
      );
      return;
    }
    begin();
    setSending(true);
    key.current ||= crypto.randomUUID();
    const { name, description, access } = values;
    try {
      await onSend({ name, description, rules, access, subject }, key.current);
    } catch (error) {
      console.error('A group could not be saved', error);
      const isFull = error instanceof CallError && error.status === 409;
      fail(
        isFull && !group
          ? t`You have reached the maximum number of groups. Leave one first.`
          : t`Something was wrong, try again please`,
      );
      setSending(false);
    }
  }

  return (
    <form ref={form} className="k-card gf-form" noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={t`Name`}
        value={values.name}
        maxLength={groupLimits.name.max}
        error={said(errors.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t`What it is for`}
        rows={3}
        value={values.description}
        maxLength={groupLimits.description}
        error={said(errors.description)}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className="gf-two">
        <SelectField
          label={t`About`}
          value={values.kind}
          options={groupSubjects.map((value) => ({ value, text: kinds[value] }))}
          onChange={({ target }) => {
            const kind = groupSubjects.find((each) => each === target.value);
            if (kind) change({ kind });
          }}
        />
        {values.kind === 'industry' ? (
          <SelectField
            label={t`Industry`}
            value={values.industry}
            empty={t`Choose`}
            options={(industries ?? []).map(({ id, name }) => ({ value: id, text: name }))}
            error={said(errors.industry)}
            onChange={({ target }) => change({ industry: target.value })}
          />
        ) : null}
        {values.kind === 'region' ? (
          <>
            <SelectField
              label={t`Country`}
              value={values.country}
              empty={t`Choose`}
              options={(countries ?? []).map(({ code, countryName }) => ({ value: code, text: countryName }))}
              error={said(errors.country)}
              onChange={({ target }) => change({ country: target.value, state: '' })}
            />
            {isStateAsked ? (
              <SelectField
                label={t`State`}
                value={values.state}
                empty={states ? t`The whole country` : t`Loading`}
                options={(states ?? []).map(({ stateID, stateName }) => ({
                  value: stateID,
                  text: stateName,
                }))}
                onChange={({ target }) => change({ state: target.value })}
              />
            ) : null}
            {hasFailed ? <LoadingFailed onRetry={reload} /> : null}
          </>
        ) : null}
      </div>
      {values.kind === 'fair' ? (
        <FairFields value={values.fair} isAsked={isAsked} onChange={(fair) => change({ fair })} />
      ) : null}
      <fieldset className="gf-access">
        <legend>{t`Who can join`}</legend>
        {accesses.map((access) => (
          <label key={access}>
            <input
              type="radio"
              name="access"
              checked={values.access === access}
              onChange={() => change({ access })}
            />
            <span>
              <b>{i18n._(accessNames[access])}</b>
              <small>{notes[access]}</small>
            </span>
          </label>
        ))}
        <p className="k-meta">{t`You can make a group more private later, but never more open.`}</p>
      </fieldset>
      <TextArea
        label={t`Rules, one per line`}
        rows={4}
        hint={t`Optional. Up to ${groupLimits.rules} rules of ${groupLimits.rule} characters each.`}
        isCounted={false}
        value={values.rules}
        maxLength={groupLimits.rules * (groupLimits.rule + 1)}
        error={said(errors.rules)}
        onChange={({ target }) => change({ rules: target.value })}
      />
      <div className="gf-ends">
        <Button type="submit" variant="petrol" loading={isSending}>
          {group ? <Trans>Save</Trans> : <Trans>Create the group</Trans>}
        </Button>
        <ButtonLink variant="quiet" href={group ? groupAddress(group.groupID) : groupsPath}>
          <Trans>Cancel</Trans>
        </ButtonLink>
        {failure}
      </div>
    </form>
  );
}
