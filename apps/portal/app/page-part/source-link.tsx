interface SourceLinkProps {
  text: string;
  href: string | undefined;
}

/** A source or its licence, and the way there, where we know it. */
export function SourceLink({ text, href }: SourceLinkProps) {
  return href ? (
    <a href={href} rel="noopener" target="_blank">
      {text}
    </a>
  ) : (
    text
  );
}
