import { logIn } from "@/lib/accounts/commands/log-in";
import { getUser } from "@/lib/accounts/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { loggedIn } from "@/lib/sessions/reply";

export const GET = route(getUser, async ({ request, query }) =>
  loggedIn(await logIn(query, request)),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
