import { chromium } from "@playwright/test";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const base="http://localhost:3555";
for (const scheme of ["light","dark"]) for (const [w,h] of [[1440,900],[390,844]]) {
  const p = await b.newPage({viewport:{width:w,height:h},colorScheme:scheme});
  const shot=async(n,full=false)=>p.screenshot({path:`/tmp/shots/s-${n}-${scheme}-${w}.png`,fullPage:full});
  await p.goto(base+"/",{waitUntil:"networkidle"}); await shot("home");
  const f=p.getByLabel("Search presets").first(); await f.scrollIntoViewIfNeeded(); await f.click(); await p.waitForTimeout(700); await p.getByLabel("Search presets").first().pressSequentially("restaur",{delay:40}); await p.waitForTimeout(1200); await shot("home-open");
  await p.goto(base+"/shop",{waitUntil:"networkidle"}); await shot("shop");
  const g=p.getByLabel("Search presets").first(); await g.click(); await p.waitForTimeout(700); await p.getByLabel("Search presets").first().pressSequentially("sneaker",{delay:40}); await p.waitForTimeout(1200); await shot("shop-open");
  await g.fill("qqqzzz"); await p.waitForTimeout(1200); await shot("shop-none");
  await p.goto(base+"/shop/search/furniture",{waitUntil:"networkidle"}); await shot("results");
  await p.close();
}
await b.close();
