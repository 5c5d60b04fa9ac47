import './kind-tag.css';

/** The ending of a file's name, as a sign; whoever listens hears the name. */
export function KindTag({ name, isWrong = false }: { name: string; isWrong?: boolean }) {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? '';
  return (
    <span className={isWrong ? 'at-kind at-kind-wrong' : 'at-kind'} aria-hidden="true">
      {ending.toUpperCase()}
    </span>
  );
}
