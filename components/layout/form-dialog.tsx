"use client";

import { type ReactNode, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmailSent } from "@/components/ui/illustrations/email-sent";

interface FormDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  form: (onSent: () => void) => ReactNode;
  /** Replaces the form after it was sent: a text, and the label of the close button. */
  sent: { text: string; back: string };
}

/** A form in a dialog; after it was sent, a confirmation. Opened again, it shows the form again. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, onOpenChange, title, description, form, sent } = props;
  const [isSent, setIsSent] = useState(false);
  const change = (open: boolean) => {
    onOpenChange(open);
    if (!open) setIsSent(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      description={isSent ? undefined : description}
    >
      {isSent ? (
        <div className="mt-4">
          <EmailSent className="mx-auto h-40" />
          <p role="status" className="mt-4 text-lg">
            {sent.text}
          </p>
          <button type="button" className={`${button()} mt-5`} onClick={() => change(false)}>
            {sent.back}
          </button>
        </div>
      ) : (
        form(() => setIsSent(true))
      )}
    </Dialog>
  );
}
