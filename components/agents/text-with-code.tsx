/** Text in which parts in `backticks` are rendered as code. */
export const TextWithCode = ({ text }: { text: string }) =>
  text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
      <code key={index} className="label rounded-control bg-accent-soft px-1 text-ink">
        {part}
      </code>
    ),
  );
