import { randomBytes } from "node:crypto";
import type { Configuration, Provider as ProviderClass } from "oidc-provider";
import type { Accounts } from "./accounts";

/** The client registration of the shop: the defaults in lib/env.ts. */
export const shopClient = { id: "presetry", secret: "presetry-local-secret" };

const callbackPath = "/api/auth/callback/oidc";

/** A real OpenID Connect issuer: code flow with PKCE, no consent screen, everything in memory. */
export async function createProvider(url: string, accounts: Accounts): Promise<ProviderClass> {
  return withoutWarnings(async () => {
    const { interactionPolicy, Provider } = await import("oidc-provider");
    // Prompts at every sign-in, so that the next sign-in can use another account.
    const login = new interactionPolicy.Prompt(
      { name: "login", requestable: true },
      new interactionPolicy.Check("always", "Please sign in", (ctx) => !ctx.oidc.result?.login),
    );
    const configuration: Configuration = {
      clients: [
        {
          client_id: shopClient.id,
          client_secret: shopClient.secret,
          redirect_uris: [`http://localhost:3000${callbackPath}`],
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      cookies: { keys: [randomBytes(32).toString("base64url")] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, sub) => {
        const account = accounts.find(sub);
        return account && { accountId: sub, claims: () => ({ ...account }) };
      },
      interactions: {
        policy: [login] as unknown as ReturnType<typeof interactionPolicy.base>,
        url: (_, { uid }) => `/sign-in/${uid}`,
      },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          accountId: oidc.session?.accountId,
          clientId: oidc.client?.clientId,
        });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
      pkce: { required: () => true },
      renderError: (ctx, { error, error_description }) => {
        ctx.type = "text";
        ctx.body = `${error}: ${error_description ?? ""}`;
      },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 600,
        IdToken: 600,
        Interaction: 600,
        Session: 600,
      },
    };
    const provider = new Provider(url, configuration);
    // The shop's port is not known in advance, so that only the path is compared.
    provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === callbackPath;
    return provider;
  });
}

/** The library warns about in-memory storage, generated keys and Node 20, which are fine for a fake. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
