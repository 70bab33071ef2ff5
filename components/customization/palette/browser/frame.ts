/** The script of the frame page: sizes the iframe to the chosen screen and switches dark mode in it. */

import { localStore } from "@/lib/browser-storage";
import { queryAll, requireElement } from "./dom";

const frame = requireElement(".frame", HTMLElement);
const stage = requireElement(".stage", HTMLElement);
const device = requireElement(".device", HTMLElement);
const iframe = requireElement("iframe", HTMLIFrameElement);
const dark = requireElement("#dark", HTMLInputElement);
const fixedWidth = Number(frame.dataset.fixedWidth ?? 0);

function resize() {
  const { width = 0, height = 0 } = requireElement(
    "[name=screen]:checked",
    HTMLInputElement,
  ).dataset;
  const screenSize = { width: Number(width), height: Number(height) };
  const available = stage.getBoundingClientRect();
  const fit = Math.min(1, (available.width - 2) / screenSize.width);
  // A template of a fixed width is laid out at that width and scaled down, as a phone does it.
  const layoutWidth = Math.max(screenSize.width, fixedWidth);
  const scale = (screenSize.width / layoutWidth) * fit;
  // At least the height of the chosen screen; taller, up to 1.2 times, when the stage has room.
  const frameHeight = Math.max(
    screenSize.height * fit,
    Math.min(available.height - 2, screenSize.height * 1.2),
  );
  device.style.width = `${screenSize.width * fit + 2}px`;
  device.style.height = `${frameHeight + 2}px`;
  iframe.style.width = `${layoutWidth}px`;
  iframe.style.height = `${frameHeight / scale}px`;
  iframe.style.transform = `scale(${scale})`;
}

/** A template follows the system's theme until its own switch is changed; one without a switch always does. */
function setDark() {
  const page = iframe.contentWindow;
  if (!page || dark.disabled) return;
  const isSystemDark = page.matchMedia("(prefers-color-scheme: dark)").matches;
  const toggles = page.document.querySelectorAll<HTMLInputElement>("[data-theme-switch]");
  const root = page.document.querySelector<HTMLElement>("[class^=t-]");
  if (root && toggles.length === 0) root.style.colorScheme = dark.checked ? "dark" : "light";
  for (const toggle of toggles) {
    toggle.checked = dark.checked !== isSystemDark;
    toggle.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

const theme = localStore.read("theme");
if (theme) document.documentElement.dataset.theme = theme;
dark.checked = !dark.disabled && matchMedia("(prefers-color-scheme: dark)").matches;
for (const radio of queryAll("[name=screen]", HTMLInputElement))
  radio.addEventListener("change", resize);
dark.addEventListener("change", setDark);
iframe.addEventListener("load", setDark);
addEventListener("resize", resize);
if (innerWidth < 700) requireElement("[value=phone]", HTMLInputElement).checked = true;
resize();
setDark();
