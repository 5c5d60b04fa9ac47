import { Plural } from '@lingui/react/macro';

export function ReadingTime({ minutes }: { minutes: number }) {
  return <Plural value={minutes} one="# minute to read" other="# minutes to read" />;
}
