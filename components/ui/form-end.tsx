import type { ReactNode } from "react";
import { button } from "./button";

interface FormEndProps {
  problem?: string | null;
  submit: ReactNode;
  isDisabled?: boolean;
}

/** The end of a form: the error that belongs to no field, and the button. */
export const FormEnd = ({ problem, submit, isDisabled }: FormEndProps) => (
  <>
    {problem && (
      <p role="alert" className="text-bad">
        {problem}
      </p>
    )}
    <button type="submit" disabled={isDisabled} className={button()}>
      {submit}
    </button>
  </>
);
