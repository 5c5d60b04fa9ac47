import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { Choice } from './choice.tsx';
import { FormContext } from './form-context.ts';
import type { FormResult } from './form-result.ts';
import { TextInput } from './text-input.tsx';
import { useForm } from './use-form.ts';

interface FormProps {
  start: Record<string, string>;
  result?: FormResult;
  children: ReactNode;
}

function Form({ start, result, children }: FormProps) {
  const control = useForm({ start, result });
  return <FormContext value={{ control, issueText: (issue) => issue?.code }}>{children}</FormContext>;
}

function render(form: FormProps): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Form {...form} /> }]);
  return renderToStaticMarkup(<Stub />);
}

it('a field for a password or a code holds nothing of the form, whatever the form names and the answer returns', () => {
  const autoComplete = fc.constantFrom(
    'current-password',
    'new-password',
    'one-time-code',
    'section-a one-time-code',
  );
  fc.assert(
    fc.property(autoComplete, (autoComplete) => {
      const start = { code: 'in the form' };
      const result = { values: { code: 'returned' }, issues: {} };
      const html = render({
        start,
        result,
        children: <TextInput name="code" label="Code" autoComplete={autoComplete} />,
      });
      expect(html).toContain('name="code"');
      expect(html).not.toMatch(/in the form|returned/);
    }),
  );
});

it('a field shows what the form holds, what an answer returned, and what was wrong with it', () => {
  const result: FormResult = {
    values: { city: 'León', note: 'n' },
    issues: { city: { code: 'notOneLine' } },
  };
  const html = render({
    start: { city: '', country: 'MX' },
    result,
    children: (
      <>
        <TextInput name="city" label="City" />
        <TextInput name="note" label="Note" />
        <Choice
          name="country"
          label="Country"
          options={[
            { value: 'DE', text: 'D' },
            { value: 'MX', text: 'M' },
          ]}
        />
      </>
    ),
  });
  expect(html).toMatch(/<input[^>]* aria-invalid="true"[^>]* name="city" value="León"/);
  expect(html).toContain('notOneLine');
  expect(html).toMatch(/<input[^>]* name="note"[^>]* value="n"/);
  expect(html).toContain('<option value="MX" selected="">');
});

it('what is done is shown no more', () => {
  const result: FormResult = { values: { city: 'León' }, issues: {}, done: 'sent' };
  const html = render({ start: { city: '' }, result, children: <TextInput name="city" label="City" /> });
  expect(html).not.toContain('León');
});
