function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export const BellIcon = () => (
  <Icon d="M5 17h14l-1.7-2.6V10a5.3 5.3 0 0 0-10.6 0v4.4zM10 20.2h4M12 2.5v2" />
);
export const ThemeIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="8.5" />
    <path className="half" d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
  </svg>
);
export const PreviousIcon = () => <Icon d="M21 12H3M10 5l-7 7 7 7" />;
export const NextIcon = () => <Icon d="M3 12h18M14 5l7 7-7 7" />;

const channels = {
  picture: "M3 7h4l2-3h6l2 3h4v13H3zM12 9.5a4 4 0 1 0 .1 0",
  film: "M3 5h18v14H3zM10 9v6l5-3z",
  talk: "M3 4h18v12h-9l-5 4.5V16H3zM8 10h8",
  letter: "M3 5h18v14H3zM3 6l9 7 9-7",
};
export const ChannelIcon = ({ name }: { name: keyof typeof channels }) => (
  <Icon d={channels[name]} />
);
