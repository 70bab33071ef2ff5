import { type Screen, screens } from "@/lib/customization/preview/screens";
import { Icon } from "./icon";
import { frameTexts as texts } from "./texts";

interface FramePageProps {
  slug: string;
  name: string;
  /** In pixels; undefined for a responsive template. */
  fixedWidth?: number;
  hasDarkMode: boolean;
}

/** The page at /preview/<slug>/frame: shows the bare preview in the size of a desktop, a tablet or a phone. */
export function FramePage({ slug, name, fixedWidth, hasDarkMode }: FramePageProps) {
  return (
    <div className="frame" data-fixed-width={fixedWidth}>
      <header>
        <a className="back" href={`/preview/${slug}`}>
          <Icon name="back" />
          <span className="sr">{texts.back}</span>
          {name}
        </a>
        <fieldset className="screens">
          <legend className="sr">{texts.screen}</legend>
          {Object.entries(screens).map(([screen, { name: label, width }]) => (
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
                {label} <small>{width}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="dark">
          <input type="checkbox" id="dark" disabled={!hasDarkMode} />
          <span className="track" />
          {texts.darkMode}
          {!hasDarkMode && <small>{texts.noDarkMode}</small>}
        </label>
      </header>
      <main>
        <h1 className="sr">{texts.title(name)}</h1>
        <p className="note">
          {fixedWidth ? texts.fixed(name, fixedWidth) : texts.responsive(name)}
        </p>
        <div className="stage">
          <div className="device">
            <iframe
              src={`/preview/${slug}/bare`}
              title={texts.onScreen(name)}
              width={screens.desktop.width}
              height={screens.desktop.height}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
