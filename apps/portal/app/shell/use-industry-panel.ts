import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { clientLoader } from './industry-panel-data.ts';

const intent = 120;
const leave = 220;
const margin = 12;

interface Opened {
  industry: string;
  /** Upper edge of the industry's line in the window. */
  lineTop: number;
  /** Whether the panel takes the focus: opened by key or touch, not by passing over. */
  takesFocus: boolean;
}

/**
 * Which industry's panel is open, with its content. The mouse opens after a moment's stay, so that passing over other
 * lines on the way to the panel does not change it; its button opens at once.
 */
export function useIndustryPanel(panel: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>();
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLElement>(null);
  const location = useLocation();
  const industry = opened?.industry;
  const { load, data, state } = useFetcher<typeof clientLoader>({ key: `industry-panel-${industry ?? ''}` });

  const triedFor = useRef<Opened>(undefined);
  // What could not be loaded is asked for again when the panel is opened again.
  const isWanted = data === undefined || (data === null && triedFor.current !== opened);

  useEffect(() => {
    if (!industry || !isWanted || state !== 'idle') return;
    triedFor.current = opened;
    load(`/industry-panel/${industry}`);
  }, [industry, opened, isWanted, state, load]);

  useEffect(() => {
    if (location) setShown(false);
  }, [location]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (!opened || !panel.current || data === undefined) return;
    const room = window.innerHeight - panel.current.offsetHeight - margin;
    const bar = document.querySelector('.s-bar-row')?.getBoundingClientRect().bottom ?? 0;
    // A panel that is placed by a transform, not by its top, counts as nothing that moved on the page.
    panel.current.style.transform = `translateY(${Math.max(bar, Math.min(opened.lineTop - 56, room))}px)`;
    if (opened.takesFocus) panel.current.querySelector('a')?.focus();
  }, [opened, data, panel]);

  function after(wait: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  }

  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }

  function open(wanted: string, from: HTMLElement, takesFocus: boolean) {
    clearTimeout(timer.current);
    opener.current = takesFocus ? from : null;
    setOpened({ industry: wanted, lineTop: from.getBoundingClientRect().top, takesFocus });
    setShown(true);
  }

  // A touch elsewhere puts the panel away; the mouse does so by leaving.
  useEffect(() => {
    if (!shown) return;
    function touchElsewhere({ target }: PointerEvent) {
      const nav = panel.current?.closest('nav');
      if (target instanceof Node && !nav?.contains(target)) setShown(false);
    }
    document.addEventListener('pointerdown', touchElsewhere);
    return () => document.removeEventListener('pointerdown', touchElsewhere);
  }, [shown, panel]);

  return {
    shownIndustry: shown ? industry : undefined,
    /** Stays while the panel fades out; null when it could not be loaded. */
    content: data === null && state !== 'idle' ? undefined : data,
    isOpen: shown,
    toggle: (wanted: string, from: HTMLElement) =>
      shown && wanted === industry ? setShown(false) : open(wanted, from, true),
    enter: (wanted: string, from: HTMLElement) => open(wanted, from, true),
    passOver: (wanted: string, from: HTMLElement) => after(intent, () => open(wanted, from, false)),
    stay: () => clearTimeout(timer.current),
    goAway: () => after(leave, hide),
    /** The focus went elsewhere by itself. */
    focusLeft: hide,
    close: () => {
      hide();
      opener.current?.focus();
    },
  };
}
