import { getCsrfToken } from "@/lib/accounts/identity/endpoints";
import { newCsrfToken } from "@/lib/accounts/identity/sign-in";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const GET = route(getCsrfToken, async ({ request }) => {
  const { csrfToken, cookies } = await newCsrfToken(request);
  return new Reply({ csrfToken }, setCookies(cookies));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
