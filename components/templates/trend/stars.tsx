interface StarsProps {
  filled: number;
  label: string;
}

export function Stars({ filled, label }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-on={star <= filled || undefined}
        >
          <path d="m10 1.8 2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  );
}
