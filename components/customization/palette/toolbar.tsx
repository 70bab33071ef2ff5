import { labelOf } from "@/lib/customization/palette/labels";
import { swatchClass, swatches } from "@/lib/customization/palette/rules";
import { links } from "@/lib/links";
import { BuyLink, type OfferedPreset } from "./buy-link";
import { colorPickers } from "./color-pickers";
import { Icon } from "./icon";
import { ideaTexts } from "./idea-texts";
import { templateOwnColor, toolbarTexts as texts } from "./texts";

type ColorPicker = (typeof colorPickers)[number];

function PickerButton({ picker: { key, label } }: { picker: ColorPicker }) {
  const [before, hidden, after] = label;
  return (
    <li>
      <button type="button" className="tool" popoverTarget={`palette-${key}`}>
        <span className="chip" data-chip={key} />
        <span>
          {before}
          <span className="sr">{hidden}</span>
          {after}
          <span className="sr" data-chosen={key} />
        </span>
      </button>
    </li>
  );
}

function Palette({ picker: { key, title } }: { picker: ColorPicker }) {
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
          {templateOwnColor}
        </button>
      </div>
      <fieldset>
        <legend className="sr">{title}</legend>
        {swatches.map((swatch) => (
          <label key={swatch.name} title={labelOf(swatch)}>
            <input type="radio" name={key} value={swatchClass(swatch, key)} />
            <span className={`dab ${swatchClass(swatch, key)}`} />
            <span className="sr">{labelOf(swatch)}</span>
          </label>
        ))}
      </fieldset>
      <Ideas />
    </div>
  );
}

/** All four colors at once. */
function Ideas() {
  return (
    <div className="ideas">
      <p>{ideaTexts.all}</p>
      <p className="row">
        <label className="button">
          {ideaTexts.fromPicture}
          <input type="file" accept="image/*" className="sr" data-idea="picture" />
        </label>
        <button type="button" className="button" data-idea="surprise">
          {ideaTexts.surprise}
        </button>
        <button type="button" className="plain" data-idea="undo" hidden>
          {ideaTexts.undo}
        </button>
      </p>
      <p className="hint" role="status" data-idea="status" />
    </div>
  );
}

function BrandPanel() {
  return (
    <div
      id="your-brand"
      popover="auto"
      role="dialog"
      aria-label={texts.yourBrand}
      className="panel"
    >
      <div className="panel-head">
        <p>
          <strong>{texts.yourBrand}</strong>
        </p>
      </div>
      <div id="brand-of-customer" hidden>
        <p>
          {texts.customerBrand[0]}
          <strong />
          {texts.customerBrand[1]}
        </p>
        <p className="row">
          <a className="button" href="/profile">
            {texts.changeInProfile}
          </a>
        </p>
      </div>
      <div id="brand-of-guest">
        <label className="field">
          {texts.companyName}
          <input
            type="text"
            id="brand-name"
            autoComplete="organization"
            placeholder={texts.companyPlaceholder}
          />
        </label>
        <div className="logo">
          <img
            id="brand-logo"
            src="/brand/default-logo.svg"
            alt={texts.logo}
            width="48"
            height="48"
          />
          <label className="button">
            {texts.chooseLogo}
            <input type="file" id="brand-file" accept="image/*" className="sr" />
          </label>
          <button type="button" className="plain" id="brand-remove" hidden>
            {texts.removeLogo}
          </button>
        </div>
        <p className="hint">{texts.staysOnDevice}</p>
        <p className="hint" id="brand-status" role="status" />
      </div>
    </div>
  );
}

function SharePanel({ slug }: { slug: string }) {
  return (
    <div id="share" popover="auto" role="dialog" aria-label={texts.share} className="panel">
      <div className="panel-head">
        <p>
          <strong>{texts.shareTitle}</strong>
        </p>
      </div>
      <label className="field">
        {texts.link}
        <input type="text" id="share-link" readOnly />
      </label>
      <p className="hint" id="share-carried" />
      <div id="share-offer" hidden>
        <p className="hint" id="share-offer-hint" />
        <div className="row">
          <button type="button" className="button" id="share-store">
            {texts.linkToCopy}
          </button>
          <span id="share-sign-in">
            <a className="button" href="/login">
              {texts.signIn}
            </a>
            <a className="plain" href={`/preview/${slug}/edit`}>
              {texts.toEditor}
            </a>
          </span>
        </div>
      </div>
      <div className="row">
        <button type="button" className="button" id="share-copy">
          {texts.copyLink}
        </button>
        <p className="hint" id="share-status" role="status" />
      </div>
    </div>
  );
}

interface ToolbarProps {
  slug: string;
  name: string;
  /** Null while no preset with this template is sold. */
  preset: OfferedPreset | null;
}

/** Hidden until its script runs: without script its controls do nothing. */
export function Toolbar({ slug, name, preset }: ToolbarProps) {
  return (
    <aside
      id="toolbar"
      className="preview-toolbar"
      aria-label={texts.label}
      data-slug={slug}
      lang="en"
      hidden
    >
      <div id="contrast" className="notes" role="status" />
      <div className="strip">
        <div className="tools" id="tools">
          <p className="what">
            <a href="/">Presetry</a>
            <span>{name}</span>
          </p>
          <ul className="pickers" aria-label={texts.colors}>
            {colorPickers.map((picker) => (
              <PickerButton key={picker.key} picker={picker} />
            ))}
          </ul>
          <ul className="more" aria-label={texts.more}>
            <li>
              <a className="tool" href={`/preview/${slug}/edit`} aria-label={texts.edit}>
                <Icon name="edit" />
                <span className="wide">{texts.edit}</span>
                <span className="slim">{texts.editShort}</span>
              </a>
            </li>
            <li>
              <button type="button" className="tool" id="reset">
                <Icon name="reset" />
                <span>{texts.reset}</span>
              </button>
            </li>
            <li>
              <button type="button" className="tool" popoverTarget="your-brand">
                <Icon name="brand" />
                <span className="wide">{texts.yourBrand}</span>
                <span className="slim">{texts.brand}</span>
              </button>
            </li>
            <li>
              <a className="tool" href={`/preview/${slug}/frame`}>
                <Icon name="screens" />
                <span>{texts.screens}</span>
              </a>
            </li>
            <li>
              <button type="button" className="tool" popoverTarget="share">
                <Icon name="share" />
                <span>{texts.share}</span>
              </button>
            </li>
          </ul>
        </div>
        {preset && <BuyLink preset={preset} />}
        <a className="tool cart" href={links.cart} aria-label={texts.cart}>
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
          <span className="when-open">{texts.hide}</span>
          <span className="when-folded">{texts.colors}</span>
        </button>
      </div>
      {colorPickers.map((picker) => (
        <Palette key={picker.key} picker={picker} />
      ))}
      <BrandPanel />
      <SharePanel slug={slug} />
    </aside>
  );
}
