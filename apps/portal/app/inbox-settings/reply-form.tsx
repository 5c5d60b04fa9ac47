import {
  addSavedReply,
  changeSavedReply,
  idempotencyKeyHeader,
  type Language,
  placeholders,
  type SavedReply,
  type TextsByLanguage,
  writtenPlaceholder,
} from '@kontor/contract';
import { teamLimits } from '@kontor/contract/team-limits';
import { Button, Field } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { TextsFields } from './texts-fields.tsx';
import { usePlaceholderTexts } from './use-placeholder-texts.ts';
import { useSaving } from './use-saving.ts';

interface ReplyFormProps {
  businessID: string;
  /** Undefined for a new one. */
  reply?: SavedReply;
  onClose: (isChanged: boolean) => void;
  /** It was not saved: somebody else may have changed it. What is typed stays. */
  onRefused: () => void;
}

/** Where a saved reply is written or changed. */
export function ReplyForm({ businessID, reply, onClose, onRefused }: ReplyFormProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const names = usePlaceholderTexts();
  const { form, save, isSaving, failure, errorOf } = useSaving();
  const [name, setName] = useState(reply?.name ?? '');
  const [texts, setTexts] = useState<TextsByLanguage>(reply?.texts ?? {});
  const written = useRef<Language>(language);
  // One wish has one key, however often it is sent.
  const key = useRef('');

  function change(part: { name?: string; texts?: TextsByLanguage }) {
    if (part.name !== undefined) setName(part.name);
    if (part.texts) setTexts(part.texts);
    key.current = '';
  }

  function put(placeholder: (typeof placeholders)[number]) {
    const at = written.current;
    change({ texts: { ...texts, [at]: `${texts[at] ?? ''}${writtenPlaceholder(placeholder)}` } });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    key.current ||= crypto.randomUUID();
    const body = { name: name.trim(), texts };
    const work = reply
      ? () =>
          call(changeSavedReply, {
            params: { businessID, replyID: reply.replyID },
            body: { ...body, revision: reply.revision },
          })
      : () =>
          call(
            addSavedReply,
            { params: { businessID }, body },
            { headers: { [idempotencyKeyHeader]: key.current } },
          );
    if (await save(work, { done: t`Saved` })) onClose(true);
    else onRefused();
  }

  return (
    <form
      ref={form}
      className="is-part is-form"
      aria-label={t`Saved replies`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field
        autoFocus
        label={t`Name`}
        hint={t`This is how your colleagues find it.`}
        maxLength={teamLimits.savedReplyName}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextsFields
        texts={texts}
        onChange={(changed) => change({ texts: changed })}
        maxLength={teamLimits.savedReply}
        error={errorOf('texts') ?? errorOf(`texts.${language}`)}
        onFocus={(focused) => {
          written.current = focused;
        }}
      />
      <fieldset className="is-placeholders">
        <legend>{t`Insert a field that is filled in when the reply is used`}</legend>
        {placeholders.map((placeholder) => (
          <Button key={placeholder} size="small" onClick={() => put(placeholder)}>
            {names[placeholder]}
          </Button>
        ))}
      </fieldset>
      <div className="is-ways">
        <Button onClick={() => onClose(false)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="petrol" type="submit" loading={isSaving}>
          <Trans>Save</Trans>
        </Button>
        {failure}
      </div>
    </form>
  );
}
