/** The company that a template is rendered for. `logo` is a URL. */
export interface TemplateBrand {
  name: string;
  logo: string;
}

/** Four CSS colors, set as the custom properties `--primary`, `--secondary`, `--text-01` and `--text-02`. */
export interface TemplatePalette {
  primary: string;
  secondary: string;
  text01: string;
  text02: string;
}

export interface TemplateProps {
  brand: TemplateBrand;
  palette: TemplatePalette;
  /** The base URL of the template's pictures, without a trailing slash. */
  images: string;
}
