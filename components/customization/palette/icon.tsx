const paths = {
  reset: "M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5",
  brand: "M4 21V5l8-3v19M12 8l8 3v10M2 21h20M8 7v0M8 11v0M8 15v0M16 14v0M16 17v0",
  screens: "M2 4h14v10H2zM6 18h6M9 14v4M18 9h4v11h-6v-3",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  hide: "M6 9l6 6 6-6",
  theme: "M21 13A9 9 0 1 1 11 3a7 7 0 0 0 10 10z",
  cart: "M3 4h2l2.5 11h10L20 7H5.7M9 19a1 1 0 1 0 .01 0M16 19a1 1 0 1 0 .01 0",
  back: "M19 12H5M11 6l-6 6 6 6",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
