import { useEffect } from "react";

let typed = "";

/**
 * Takes the email address typed in the login or the registration form along to the other form, in
 * memory only.
 */
export function useTypedEmail(read: () => string, write: (email: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form is shown and when it is left.
  useEffect(() => {
    if (typed) write(typed);
    return () => {
      typed = read();
    };
  }, []);
}
