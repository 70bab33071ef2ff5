import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { POST as postPasskey } from "@/app/api/user/account/passkey/route";
import { POST as postNewOptions } from "@/app/api/user/account/passkey-options/route";
import { POST as postLogin } from "@/app/api/user/passkey/login/route";
import { POST as postOptions } from "@/app/api/user/passkey/options/route";
import { call, jsonBody } from "./call";

type Headers = Record<string, string>;

interface Ceremony {
  challenge: string;
  /** The pair of name and value. */
  cookie: string;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** A CBOR byte string of 24 to 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 256 ? Buffer.of(0x58, length) : Buffer.of(0x59, length >> 8, length & 255);
  return Buffer.concat([head, bytes]);
}
const cborText = (text: string) =>
  Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 };

interface Behavior {
  origin?: string;
  rpId?: string;
  /** Whether the device asked for a fingerprint or a PIN. */
  verifiesUser?: boolean;
}

/** An authenticator with one key, as WebAuthn describes it: ES256, no attestation. */
export class TestPasskey {
  readonly id = base64url(randomBytes(24));
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  #data(flag: number, { rpId = "shop.test", verifiesUser = true }: Behavior): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const set = flags.present | (verifiesUser ? flags.verified : 0) | flag;
    return Buffer.concat([sha256(rpId), Buffer.of(set), counter]);
  }

  /** COSE: key type EC2, algorithm ES256, curve P-256, x and y. */
  #publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const [head, beforeY] = [Buffer.from("a501020326200121", "hex"), Buffer.of(0x22)];
    const coordinate = (text: string) => cborBytes(Buffer.from(text, "base64url"));
    return Buffer.concat([head, coordinate(x), beforeY, coordinate(y)]);
  }

  #clientData(
    type: "create" | "get",
    challenge: string,
    { origin = "https://shop.test" }: Behavior,
  ) {
    return JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });
  }

  register(challenge: string, behavior: Behavior = {}) {
    const id = Buffer.from(this.id, "base64url");
    const authData = Buffer.concat([
      this.#data(flags.withKey, behavior),
      Buffer.alloc(16),
      Buffer.of(0, id.length),
      id,
      this.#publicKey(),
    ]);
    const attestation = Buffer.concat([
      Buffer.of(0xa3),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.of(0xa0),
      cborText("authData"),
      cborBytes(authData),
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData("create", challenge, behavior)),
      attestationObject: base64url(attestation),
    });
  }

  assert(challenge: string, behavior: Behavior = {}) {
    const clientData = this.#clientData("get", challenge, behavior);
    const data = this.#data(0, behavior);
    const signature = sign(
      "sha256",
      Buffer.concat([data, sha256(clientData)]),
      this.#keys.privateKey,
    );
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #credential<T>(response: T) {
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      response,
      clientExtensionResults: {},
    };
  }
}

async function ceremonyOf(response: Response): Promise<Ceremony> {
  const { challenge } = (await response.json()) as { challenge: string };
  const [cookie = ""] = response.headers.getSetCookie();
  return { challenge, cookie: cookie.slice(0, cookie.indexOf(";")) };
}

/** A session's headers, with the cookie of a challenge. */
const withCookie = (headers: Headers, { cookie }: Ceremony): Headers => ({
  ...headers,
  cookie: [headers.cookie, cookie].filter(Boolean).join("; "),
});

export const askToAdd = (headers: Headers, currentPassword: string, code?: string) =>
  call(
    postNewOptions,
    "/api/user/account/passkey-options",
    jsonBody({ currentPassword, code }, headers),
  );

interface Adding {
  passkey?: TestPasskey;
  behavior?: Behavior;
  /** For an account with a second factor. */
  code?: string;
}

export async function addTestPasskey(
  headers: Headers,
  currentPassword: string,
  { passkey = new TestPasskey(), behavior = {}, code }: Adding = {},
) {
  const ceremony = await ceremonyOf(await askToAdd(headers, currentPassword, code));
  const body = { name: "Phone", credential: passkey.register(ceremony.challenge, behavior) };
  const init = jsonBody(body, withCookie(headers, ceremony));
  return {
    passkey,
    ceremony,
    response: await call(postPasskey, "/api/user/account/passkey", init),
  };
}

const sameOrigin = { "sec-fetch-site": "same-origin" };

export const beginLogin = async () =>
  ceremonyOf(await call(postOptions, "/api/user/passkey/options", jsonBody({}, sameOrigin)));

export const sendAssertion = (assertion: object, ceremony: Ceremony, headers: Headers = {}) =>
  call(
    postLogin,
    "/api/user/passkey/login",
    jsonBody(assertion, withCookie({ ...sameOrigin, ...headers }, ceremony)),
  );

/** The whole sign-in, in a browser with these headers. */
export async function logInWith(
  passkey: TestPasskey,
  behavior: Behavior = {},
  headers: Headers = {},
) {
  const ceremony = await beginLogin();
  return sendAssertion(passkey.assert(ceremony.challenge, behavior), ceremony, headers);
}
