const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Text whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
