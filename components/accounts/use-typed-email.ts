import { useEffect } from "react";

let typed = "";
let newPassword = "";

/** Keeps the password of a new account, in memory only, for the login that follows. */
export const keepNewPassword = (password: string): void => {
  newPassword = password;
};

/** The password of the account that was created just now, once; otherwise empty. */
export function takeNewPassword(): string {
  const password = newPassword;
  newPassword = "";
  return password;
}

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
