interface ProseProps {
  title: string;
  paragraphs: readonly string[];
}

/** A section to read. */
export function Prose({ title, paragraphs }: ProseProps) {
  return (
    <section className="s-section c-prose">
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
