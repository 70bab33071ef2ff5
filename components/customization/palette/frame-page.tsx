import type { Design } from "@/components/templates/registry";
import { type Screen, screens } from "@/lib/customization/preview/screens";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { translatorIn } from "@/lib/translations/messages";
import { Icon } from "./icon";

interface FramePageProps {
  language: string;
  design: Design;
  name: string;
  /** In pixels; undefined for a responsive template. */
  fixedWidth?: number;
  hasDarkMode: boolean;
}

/** The page at /preview/<design>/frame: shows the bare preview in the size of a desktop, a tablet or a phone. */
export function FramePage({ language, design, name, fixedWidth, hasDarkMode }: FramePageProps) {
  const t = translatorIn(language, "previewFrame");
  const screenName = translatorIn(language, "screenNames");
  const template = name;
  const [beforeName, afterName] = t("back", { template: "\n" }).split("\n");
  return (
    <div className="frame" data-fixed-width={fixedWidth}>
      <header>
        <a className="back" href={inLanguage(language, links.preview(design))}>
          <Icon name="back" />
          <span className="sr">{beforeName}</span>
          {name}
          {afterName && <span className="sr">{afterName}</span>}
        </a>
        <fieldset className="screens">
          <legend className="sr">{t("screen")}</legend>
          {Object.entries(screens).map(([screen, { width }]) => (
            <label key={screen}>
              <input
                type="radio"
                name="screen"
                value={screen}
                data-width={width}
                data-height={screens[screen as Screen].height}
                defaultChecked={screen === "desktop"}
              />
              <span>
                {screenName(screen as Screen)} <small>{width}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="dark">
          <input type="checkbox" id="dark" disabled={!hasDarkMode} />
          <span className="track" />
          {t("darkMode")}
          {!hasDarkMode && <small>{t("noDarkMode")}</small>}
        </label>
      </header>
      <main>
        <h1 className="sr">{t("title", { template })}</h1>
        <p className="note">
          {fixedWidth ? t("fixed", { template, width: fixedWidth }) : t("responsive", { template })}
        </p>
        <div className="stage">
          <div className="device">
            <iframe
              src={links.bare(links.preview(design))}
              title={t("onScreen", { template })}
              width={screens.desktop.width}
              height={screens.desktop.height}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
