import type { CSSProperties, ReactNode } from "react";
import { iconButton } from "./button";

interface PopoverMenuProps {
  id: string;
  label: string;
  icon: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A menu of links on the native popover API, so that it works without script. */
export function PopoverMenu({ id, label, icon, children, className = "" }: PopoverMenuProps) {
  const anchor = `--${id}`;
  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={iconButton}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {icon}
      </button>
      <div
        id={id}
        popover="auto"
        className="menu"
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </div>
    </div>
  );
}
