/** A sentence in which `backticks` set apart what is typed. */
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
