import { CallError, downloadTranscript, type Transcript } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useSession } from '../session/session-context.tsx';

interface LoadedTranscript {
  file: { name: string; content: Blob };
  transcript: Transcript;
}

interface ShownTranscript {
  /** Undefined until it is loaded. */
  transcript: Transcript | undefined;
  failure: 'not-found' | 'failed' | undefined;
  reload: () => void;
  /** Saves the file as it came: what is shown is what is saved. */
  save: () => void;
}

/** A conversation as a signed file. @param party whose it is; undefined until that is known */
export function useTranscript(party: string | undefined, rid: string): ShownTranscript {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<LoadedTranscript>();
  const [failure, setFailure] = useState<ShownTranscript['failure']>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn asks again
  useEffect(() => {
    if (party === undefined) return;
    let isOver = false;
    const load = async () => {
      const file = await call.file(downloadTranscript, { params: { rid }, query: { bid: party } });
      const transcript = JSON.parse(await file.content.text()) as Transcript;
      if (!isOver) setLoaded({ file, transcript });
    };
    setFailure(undefined);
    load().catch((error: unknown) => {
      if (isOver) return;
      console.error('A transcript could not be loaded', error);
      setFailure(error instanceof CallError && error.status === 404 ? 'not-found' : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [call, party, rid, turn]);

  return {
    transcript: loaded?.transcript,
    failure,
    reload: useCallback(() => setTurn((turns) => turns + 1), []),
    save: useCallback(() => loaded && saveFile(loaded.file), [loaded]),
  };
}
