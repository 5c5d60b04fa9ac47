import { Button, FormNotice } from '@kontor/ui';
import { type FormState, untouched } from '@kontor/web/form/form-state';
import { isControl, issuesOf } from '@kontor/web/form/issues-of';
import { RestoredNote } from '@kontor/web/form/restored-note';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form, useNavigation } from 'react-router';
import { type KeptForm, useFormDraft } from './use-form-draft.ts';
import './page-form.css';

const StateContext = createContext<FormState>(untouched);

/** The state of the form a field stands in. */
export function useFormState(): FormState {
  return useContext(StateContext);
}

interface PageFormProps {
  /** Where it is posted to, with language and way back. */
  action: string;
  /** What came of it when it was sent. */
  state: FormState | undefined;
  submit: string;
  /** What the button says meanwhile. */
  sending: string;
  /** Where what is typed is kept until it is done, and of which fields. */
  draft?: KeptForm;
  variant?: 'primary' | 'petrol' | 'danger';
  /** Stands behind the button: ways on for who cannot fill the form in. */
  ways?: ReactNode;
  children?: ReactNode;
}

/**
 * A form that is posted to a page. Without script the page comes again; with it what is missing is said before it is
 * sent, the button shows that it is under way, and what was wrong gets the focus.
 */
export function PageForm({
  action,
  state = untouched,
  submit,
  sending,
  draft,
  variant,
  ways,
  children,
}: PageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const problemText = useProblemText();
  const navigation = useNavigation();
  const [found, setFound] = useState<FormState>();
  const [mended, setMended] = useState<readonly string[]>([]);
  const [isAlive, setAlive] = useState(false);
  const { wasRestored, keep, sent, cameBack, undo } = useFormDraft(form, draft);
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const shown = found ?? state;
  const problem = problemText(shown.problem, shown.retryAfter);

  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (state === untouched) return;
    setFound(undefined);
    cameBack();
  }, [state, cameBack]);
  useEffect(() => {
    if (shown === untouched) return;
    setMended([]);
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [shown]);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const issues = issuesOf(event.currentTarget);
    if (Object.keys(issues).length === 0) {
      sent();
      return setFound(undefined);
    }
    event.preventDefault();
    setFound({ values: {}, issues });
  }

  /** What is typed anew is not wrong any more, as far as anybody knows. */
  function mend({ target }: SyntheticEvent) {
    const name = isControl(target) ? target.name : '';
    if (draft?.fields.includes(name)) keep();
    if (shown.issues[name] && !mended.includes(name)) setMended([...mended, name]);
  }

  const issues = Object.fromEntries(Object.entries(shown.issues).filter(([name]) => !mended.includes(name)));
  return (
    <StateContext value={{ ...shown, issues }}>
      <Form
        className="a-form"
        method="post"
        action={action}
        ref={form}
        noValidate={isAlive}
        onSubmit={check}
        onInput={mend}
      >
        {problem ? (
          <FormNotice kind="bad" ref={notice}>
            {problem}
          </FormNotice>
        ) : null}
        {children}
        {wasRestored ? <RestoredNote onUndo={undo} /> : null}
        <Button type="submit" variant={variant ?? 'primary'} size="large" wide loading={isSending}>
          {isSending ? sending : submit}
        </Button>
        {ways}
      </Form>
    </StateContext>
  );
}
