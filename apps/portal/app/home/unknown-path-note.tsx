import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Says once why the front page is shown: whoever loads it again has asked for it. */
export default function UnknownPathNote() {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const text = t`There is no page at that address. This is the home page.`;
  useEffect(() => {
    const sayOnce = async () => {
      await navigate('/', { replace: true, state: null, preventScrollReset: true });
      toast(text, 'failed');
    };
    void sayOnce();
  }, [toast, navigate, text]);
  return null;
}
