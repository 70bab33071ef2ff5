import type { ReactNode } from "react";

const paths = {
  home: <path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6" />,
  audio: (
    <path d="M4 15v-3a8 8 0 0 1 16 0v3M4 14h3.5v6H6a2 2 0 0 1-2-2zM20 14h-3.5v6H18a2 2 0 0 0 2-2z" />
  ),
  bag: <path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />,
  cart: (
    <>
      <path d="M2.5 4H5l2.4 11.5h10.8L20.5 7H5.7" />
      <circle cx="9" cy="19.5" r="1.4" />
      <circle cx="16.5" cy="19.5" r="1.4" />
    </>
  ),
  account: (
    <>
      <circle cx="12" cy="8.2" r="4.2" />
      <path d="M4 20.5c.6-4.2 3.6-6.3 8-6.3s7.4 2.1 8 6.3" />
    </>
  ),
  login: <path d="M13 4h6.5v16H13M3.5 12H15M11 8l4 4-4 4" />,
} satisfies Record<string, ReactNode>;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {paths[name]}
    </svg>
  );
}
