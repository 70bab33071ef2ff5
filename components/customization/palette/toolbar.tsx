import { type Design, templateOf } from "@/components/templates/registry";
import { labelsIn } from "@/lib/customization/palette/labels";
import {
  type PaletteKey,
  paletteKeys,
  swatchClass,
  swatches,
} from "@/lib/customization/palette/rules";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { cartOffering } from "@/lib/orders/cart/looked-at";
import { translatorIn } from "@/lib/translations/messages";
import { BuyLink, type OfferedPreset } from "./buy-link";
import { Icon } from "./icon";
import { scriptTexts } from "./script-texts";

interface PartProps {
  language: string;
}

interface PickerProps extends PartProps {
  of: PaletteKey;
}

function PickerButton({ language, of: key }: PickerProps) {
  return (
    <li>
      <button type="button" className="tool" popoverTarget={`palette-${key}`}>
        <span className="chip" data-chip={key} />
        <span>
          <span aria-hidden="true">{translatorIn(language, "shortColors")(key)}</span>
          <span className="sr">{translatorIn(language, "colorPickers")(key)}</span>
          <span className="sr" data-chosen={key} />
        </span>
      </button>
    </li>
  );
}

function Palette({ language, of: key }: PickerProps) {
  const t = translatorIn(language, "colorPickers");
  const title = t(key);
  const nameOf = labelsIn(translatorIn(language, "colorNames"));
  return (
    <div
      id={`palette-${key}`}
      popover="auto"
      role="dialog"
      aria-label={title}
      className="panel palette"
    >
      <div className="panel-head">
        <p>
          <strong>{title}</strong>
          <span data-named={key} />
        </p>
        <button type="button" className="plain" data-own={key}>
          {t("own")}
        </button>
      </div>
      <fieldset>
        <legend className="sr">{title}</legend>
        {swatches.map((swatch) => (
          <label key={swatch.name} title={nameOf(swatch)}>
            <input type="radio" name={key} value={swatchClass(swatch, key)} />
            <span className={`dab ${swatchClass(swatch, key)}`} />
            <span className="sr">{nameOf(swatch)}</span>
          </label>
        ))}
      </fieldset>
      <Ideas language={language} />
    </div>
  );
}

/** All four colors at once. */
function Ideas({ language }: PartProps) {
  const t = translatorIn(language, "previewToolbar");
  return (
    <div className="ideas">
      <p>{t("allFour")}</p>
      <p className="row">
        <label className="button">
          {t("fromPicture")}
          <input type="file" accept="image/*" className="sr" data-idea="picture" />
        </label>
        <button type="button" className="button" data-idea="surprise">
          {t("surprise")}
        </button>
        <button type="button" className="plain" data-idea="undo" hidden>
          {t("undo")}
        </button>
      </p>
      <p className="hint" role="status" data-idea="status" />
    </div>
  );
}

function BrandPanel({ language }: PartProps) {
  const t = translatorIn(language, "previewToolbar");
  const [beforeName, afterName] = t("customerBrand", { name: "\n" }).split("\n");
  return (
    <div id="your-brand" popover="auto" role="dialog" aria-label={t("yourBrand")} className="panel">
      <div className="panel-head">
        <p>
          <strong>{t("yourBrand")}</strong>
        </p>
      </div>
      <div id="brand-of-customer" hidden>
        <p>
          {beforeName}
          <strong />
          {afterName}
        </p>
        <p className="row">
          <a className="button" href={inLanguage(language, links.profile)}>
            {t("changeInProfile")}
          </a>
        </p>
      </div>
      <div id="brand-of-guest">
        <label className="field">
          {t("companyName")}
          <input
            type="text"
            id="brand-name"
            autoComplete="organization"
            placeholder={t("companyPlaceholder")}
          />
        </label>
        <div className="logo">
          <img
            id="brand-logo"
            src="/brand/default-logo.svg"
            alt={t("logo")}
            width="48"
            height="48"
          />
          <label className="button">
            {t("chooseLogo")}
            <input type="file" id="brand-file" accept="image/*" className="sr" />
          </label>
          <button type="button" className="plain" id="brand-remove" hidden>
            {t("removeLogo")}
          </button>
        </div>
        <p className="hint">{t("staysOnDevice")}</p>
        <p className="hint" id="brand-status" role="status" />
      </div>
    </div>
  );
}

function SharePanel({ language, design }: PartProps & { design: Design }) {
  const t = translatorIn(language, "previewToolbar");
  return (
    <div id="share" popover="auto" role="dialog" aria-label={t("share")} className="panel">
      <div className="panel-head">
        <p>
          <strong>{t("shareTitle")}</strong>
        </p>
      </div>
      <label className="field">
        {t("link")}
        <input type="text" id="share-link" readOnly />
      </label>
      <p className="hint" id="share-carried" />
      <div id="share-offer" hidden>
        <p className="hint" id="share-offer-hint" />
        <div className="row">
          <button type="button" className="button" id="share-store">
            {t("linkToCopy")}
          </button>
          <span id="share-sign-in">
            <a className="button" href={inLanguage(language, links.login)}>
              {t("signIn")}
            </a>
            <a className="plain" href={inLanguage(language, links.edit(links.preview(design)))}>
              {t("toEditor")}
            </a>
          </span>
        </div>
      </div>
      <div className="row">
        <button type="button" className="button" id="share-copy">
          {t("copyLink")}
        </button>
        <p className="hint" id="share-status" role="status" />
      </div>
    </div>
  );
}

interface ToolbarProps extends PartProps {
  design: Design;
  name: string;
  /** Null while no preset with this template is sold. */
  preset: OfferedPreset | null;
}

/** Hidden until its script runs: without script its controls do nothing. */
export function Toolbar({ language, design, name, preset }: ToolbarProps) {
  const t = translatorIn(language, "previewToolbar");
  return (
    <aside
      id="toolbar"
      className="preview-toolbar"
      aria-label={t("label")}
      data-slug={templateOf(design)}
      data-texts={scriptTexts(language, ["toolbarScript", "paletteIdeas", "contrast"])}
      lang={language}
      hidden
    >
      <div id="contrast" className="notes" role="status" />
      <div className="strip">
        <div className="tools" id="tools">
          <p className="what">
            <a href={inLanguage(language, "/")}>Presetry</a>
            <span>{name}</span>
          </p>
          <ul className="pickers" aria-label={t("colors")}>
            {paletteKeys.map((key) => (
              <PickerButton key={key} language={language} of={key} />
            ))}
          </ul>
          <ul className="more" aria-label={t("more")}>
            <li>
              <a
                className="tool"
                href={inLanguage(language, links.edit(links.preview(design)))}
                aria-label={t("edit")}
              >
                <Icon name="edit" />
                <span className="wide">{t("edit")}</span>
                <span className="slim">{t("editShort")}</span>
              </a>
            </li>
            <li>
              <button type="button" className="tool" id="reset">
                <Icon name="reset" />
                <span>{t("reset")}</span>
              </button>
            </li>
            <li>
              <button type="button" className="tool" popoverTarget="your-brand">
                <Icon name="brand" />
                <span className="wide">{t("yourBrand")}</span>
                <span className="slim">{t("brand")}</span>
              </button>
            </li>
            <li>
              <a className="tool" href={inLanguage(language, links.frame(links.preview(design)))}>
                <Icon name="screens" />
                <span>{t("screens")}</span>
              </a>
            </li>
            <li>
              <button type="button" className="tool" popoverTarget="share">
                <Icon name="share" />
                <span>{t("share")}</span>
              </button>
            </li>
          </ul>
        </div>
        <a className="home" href={inLanguage(language, links.home)} aria-label="Presetry">
          <img src="/brand/mark.svg" alt="" width="24" height="24" />
        </a>
        {preset && <BuyLink language={language} preset={preset} />}
        <a
          className="tool cart"
          href={inLanguage(language, preset ? cartOffering(preset.id) : links.cart)}
          aria-label={t("cart")}
        >
          <Icon name="cart" />
        </a>
        <button
          type="button"
          className="tool fold"
          id="fold"
          aria-expanded="true"
          aria-controls="tools"
        >
          <Icon name="hide" />
          <span className="when-open">{t("hide")}</span>
          <span className="when-folded">{t("colors")}</span>
        </button>
      </div>
      {paletteKeys.map((key) => (
        <Palette key={key} language={language} of={key} />
      ))}
      <BrandPanel language={language} />
      <SharePanel language={language} design={design} />
    </aside>
  );
}
