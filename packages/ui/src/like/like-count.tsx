import { ThumbsUp } from '../icon/icons.gen.ts';

/** How many like it: shown, not a control. */
export function LikeCount({ text }: { text: string }) {
  return (
    <span className="k-result-status k-number">
      <ThumbsUp size={17} />
      {text}
    </span>
  );
}
