import { Button, ButtonLink, ErrorNote, useToast } from '@kontor/ui';
import { ArrowLeft, ArrowRight } from '@kontor/ui/icon';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import { useForm } from '@kontor/web/form/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BusinessOptions } from '../business/business-options.server.ts';
import { manageBusinessAddress } from '../business-manage/manage-address.ts';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import { useStates } from '../page-part/use-states.ts';
import { usePortal } from '../session/use-portal.ts';
import { usePictureStages } from '../upload/use-picture-stages.ts';
import { NameStep } from './name-step.tsx';
import { fieldsOf, issuesOf, issuesWithin, startValues } from './new-business-values.ts';
import { PictureStep } from './picture-step.tsx';
import { PreviewCard } from './preview-card.tsx';
import { reviewOf } from './review.ts';
import { ReviewList } from './review-list.tsx';
import { StepList } from './step-list.tsx';
import { nextStep, previousStep, type Step, stepOf, steps } from './steps.ts';
import { type CreateRefusal, useCreateBusiness } from './use-create-business.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { WorkStep } from './work-step.tsx';

interface CreateBusinessFormProps {
  owner: string;
  options: BusinessOptions;
}

/** Three steps to a page (checklist 165, 238). Neither reload nor going back loses what was typed; whatever fails does not either. */
export function CreateBusinessForm({ owner, options }: CreateBusinessFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const { hash } = useLocation();
  const { country, language } = usePortal();
  const card = useRef<HTMLDivElement>(null);
  const pictures = usePictureStages();
  const [start] = useState(() => startValues(country.code));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CreateRefusal>();
  const create = useCreateBusiness();
  const control = useForm({
    start,
    check: (typed) => issuesOf(step, typed, hasStates),
    draft: { owner, form: 'business' },
    isSending: isBusy,
  });
  const { values, change } = control;
  const latest = useRef(values);
  latest.current = values;
  const ofCountry = useStates(values.country);
  const { states, hasFailed, reload } = ofCountry;
  const hasStates = states && states.length > 0;
  // Whether a state is missing is not known yet.
  const isUnsure = values.country !== '' && values.state === '' && states === undefined;
  /** For the states, then for the choice of one that was typed before they came. */
  const [waiting, setWaiting] = useState<'states' | 'choice'>();
  const isDone = (each: Step) =>
    !(each === 'name' && isUnsure) && Object.keys(issuesOf(each, values, hasStates)).length === 0;
  const step = stepOf(hash, isDone);
  useFocusOnStep(step, card);

  // An address ahead of the steps that are complete would skip one as soon as it is.
  const isAhead = control.isDraftRead && !(isUnsure && !hasFailed) && hash !== '' && hash !== `#${step}`;
  useEffect(() => {
    if (isAhead) navigate({ hash: step }, { replace: true, preventScrollReset: true });
  }, [isAhead, step, navigate]);

  // The key is in the draft long before it is sent.
  const isKeyWanted = step === 'pictures' && values.idempotencyKey === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering
  useEffect(() => {
    if (isKeyWanted) change({ idempotencyKey: crypto.randomUUID() });
  }, [isKeyWanted]);

  const go = (to: Step) => navigate({ hash: to }, { preventScrollReset: false });

  /** The first step goes on, or says that a state is missing, once the states are known. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what is known of the states
  useEffect(() => {
    if (!waiting || (isUnsure && !hasFailed)) return;
    if (waiting === 'states') return setWaiting('choice');
    setWaiting(undefined);
    if (isUnsure) refuse({ issues: {}, text: t`An unexpected error has occurred, please try again` });
    else if (control.check()) go('work');
  }, [waiting, isUnsure, hasFailed]);

  async function send() {
    setFailure(undefined);
    if (step === 'name' && isUnsure) {
      if (hasFailed) reload();
      return setWaiting('states');
    }
    const next = nextStep(step);
    if (next) return go(next);
    setBusy(true);
    // A picture that arrives meanwhile is a part of it.
    await pictures.untilSent();
    const answer = await create(latest.current);
    setBusy(false);
    if ('businessID' in answer) return finish(answer.businessID);
    refuse(answer);
  }

  function finish(id: string) {
    control.saved(latest.current);
    toast(t`Your page is public`, 'done');
    // Whoever went elsewhere meanwhile stays there; the others see the page with the ways to all that can be added.
    if (control.form.current)
      navigate(manageBusinessAddress({ id, name: latest.current.companyName.trim() }));
  }

  function refuse(refusal: CreateRefusal) {
    const { issues, correction } = refusal;
    if (correction) change(correction);
    setFailure(refusal);
    const first = steps.find((each) => fieldsOf[each].some((field) => issues[field]));
    if (first) go(first);
    control.fail(issues);
  }

  const isDirty = useCallback(() => control.isDirty() || pictures.areOpen(), [control.isDirty, pictures]);
  const isDraftPending = useCallback(
    () => control.isDraftPending() || pictures.areOpen(),
    [control.isDraftPending, pictures],
  );
  const before = previousStep(step);
  // Checklist 326; an answer of the server says it itself.
  const incomplete = t`Complete all the information required to create your business profile.`;
  return (
    <>
      <StepList current={step} isDone={isDone} onGo={go} />
      <div className="f-columns">
        <div className="k-card f-form" ref={card}>
          {/* Beside the form, for its dialog has one; it stays while somebody goes back, so that a picture on its way arrives. */}
          <div className="f-fields" hidden={step !== 'pictures'}>
            <PictureStep values={values} stages={pictures} onChange={change} />
          </div>
          <FormElement control={control} onValid={() => void send()} autoComplete="on">
            <div className="f-fields">
              {step === 'name' ? <NameStep options={options} of={ofCountry} /> : null}
              {step === 'work' ? <WorkStep industries={options.industries} /> : null}
              {step === 'pictures' ? (
                <ReviewList review={reviewOf(values, options, states, language)} onGo={go} />
              ) : null}
              <FormNotes
                control={{ ...control, issues: issuesWithin(step, control.issues) }}
                text={failure ? undefined : incomplete}
              />
              {failure ? (
                <ErrorNote text={failure.text}>
                  {failure.way ? (
                    <ButtonLink size="small" href={failure.way.href}>
                      {failure.way.text}
                    </ButtonLink>
                  ) : null}
                </ErrorNote>
              ) : null}
            </div>
            <div className="f-ends">
              {before ? (
                <Button disabled={isBusy} onClick={() => go(before)}>
                  <ArrowLeft size={18} />
                  <Trans>Back</Trans>
                </Button>
              ) : (
                <p className="k-meta">
                  <Trans>What you type stays in this browser until the page is created.</Trans>
                </p>
              )}
              <Button type="submit" variant="petrol" loading={isBusy || waiting !== undefined}>
                {step === 'pictures' ? <Trans>Create the page</Trans> : <Trans>Continue</Trans>}
                {step === 'pictures' ? null : <ArrowRight size={18} />}
              </Button>
            </div>
            <LeaveGuard isDirty={isDirty} isDraftPending={isDraftPending} onLeave={control.discard} />
          </FormElement>
        </div>
        <PreviewCard values={values} options={options} />
      </div>
    </>
  );
}
