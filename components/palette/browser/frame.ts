/** The page with three screens: gives the inner page its width, its size on this one, and its theme. */

import { readStored } from "@/lib/palette/storage";
import { queryAll, requireElement } from "./dom";

const frame = requireElement(".frame", HTMLElement);
const stage = requireElement(".stage", HTMLElement);
const device = requireElement(".device", HTMLElement);
const inner = requireElement("iframe", HTMLIFrameElement);
const dark = requireElement("#dark", HTMLInputElement);
const fixedWidth = Number(frame.dataset.fixedWidth ?? 0);

function draw() {
  const { width = 0, height = 0 } = requireElement(
    "[name=screen]:checked",
    HTMLInputElement,
  ).dataset;
  const shown = { width: Number(width), height: Number(height) };
  const room = stage.getBoundingClientRect();
  const fit = Math.min(1, (room.width - 2) / shown.width);
  // A fixed layout is drawn at its own width and shrunk, as a phone does it.
  const drawnWidth = Math.max(shown.width, fixedWidth);
  const scale = (shown.width / drawnWidth) * fit;
  // At least as high as the screen it stands for, and as the room there is.
  const tall = Math.max(shown.height * fit, Math.min(room.height - 2, shown.height * 1.2));
  device.style.width = `${shown.width * fit + 2}px`;
  device.style.height = `${tall + 2}px`;
  inner.style.width = `${drawnWidth}px`;
  inner.style.height = `${tall / scale}px`;
  inner.style.transform = `scale(${scale})`;
}

/** A template follows the system until its own switch is thrown. */
function setDark() {
  const page = inner.contentWindow;
  if (!page || dark.disabled) return;
  const isSystemDark = page.matchMedia("(prefers-color-scheme: dark)").matches;
  for (const toggle of page.document.querySelectorAll<HTMLInputElement>("[data-theme-switch]")) {
    toggle.checked = dark.checked !== isSystemDark;
    toggle.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

const theme = readStored("theme");
if (theme) document.documentElement.dataset.theme = theme;
dark.checked = !dark.disabled && matchMedia("(prefers-color-scheme: dark)").matches;
for (const radio of queryAll("[name=screen]", HTMLInputElement))
  radio.addEventListener("change", draw);
dark.addEventListener("change", setDark);
inner.addEventListener("load", setDark);
addEventListener("resize", draw);
if (innerWidth < 700) requireElement("[value=phone]", HTMLInputElement).checked = true;
draw();
setDark();
