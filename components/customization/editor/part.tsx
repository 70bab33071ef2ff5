"use client";

import { ChevronRight } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { SlotActions } from "./slot-actions";
import { useSelected } from "./use-editor";

/** Which parts of the outline are open, by path. */
export interface OpenParts {
  isOpen: (path: string) => boolean;
  toggle: (path: string) => void;
}

export const OpenContext = createContext<OpenParts>({ isOpen: () => false, toggle: () => {} });

interface PartProps {
  path: string;
  label: string;
  /** Shown beside the label. */
  actions?: ReactNode;
  /** Shown below the part once it is open, for every slot. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A collapsible part: a group, a section, a list or an item. */
export function Part({ path, label, actions, tools, children }: PartProps) {
  const { isOpen, toggle } = useContext(OpenContext);
  const selected = useSelected();
  const id = useId();
  const isShown = isOpen(path);
  return (
    <div id={`slot:${path}`} className="scroll-mt-2">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => toggle(path)}
          className={`flex min-h-11 min-w-0 grow items-center gap-2 rounded-control text-start font-medium text-sm hover:text-accent ${selected === path ? "text-accent" : ""}`}
        >
          <ChevronRight
            className={`size-4 shrink-0 transition-transform ${isShown ? "rotate-90" : ""}`}
            strokeWidth={1.5}
            aria-hidden
          />
          <span className="wrap-anywhere min-w-0 py-1">{label}</span>
        </button>
        {isShown && !tools && <SlotActions path={path} label={label} />}
        {actions}
      </div>
      <div
        id={id}
        hidden={!isShown}
        className="border-line border-s pt-1 pb-4 ps-4 [margin-inline-start:0.4375rem]"
      >
        {isShown && (
          <>
            {tools && (
              <div className="-mt-1 mb-2 flex justify-end gap-0.5">
                {tools}
                <SlotActions path={path} label={label} />
              </div>
            )}
            {children}
          </>
        )}
      </div>
    </div>
  );
}
