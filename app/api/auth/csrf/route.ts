import { getCsrfToken } from "@/lib/accounts/identity/endpoints";
import { newCsrfToken } from "@/lib/accounts/identity/sign-in";
import { methodNotAllowed, setCookies } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";

export const GET = route(getCsrfToken, async ({ request }) => {
  const { csrfToken, cookies } = await newCsrfToken(request);
  return new Reply({ csrfToken }, setCookies(cookies));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
