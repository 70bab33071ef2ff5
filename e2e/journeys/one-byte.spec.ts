import { expect, test } from "../fixtures/test";

test.skip(({ isMobile }) => isMobile, "the server sends the same to everyone");

// See docs/decisions/0012: a wider character makes the server encode the whole page anew for every visitor.
for (const path of ["/", "/shop", "/shop/premium", "/shop/2", "/detail/1", "/about", "/login"]) {
  test(`${path} is written in Latin-1`, async ({ request }) => {
    const text = await (await request.get(path)).text();
    const wide = [...text].filter((character) => character > "\xff");
    expect(wide).toEqual([]);
  });
}
