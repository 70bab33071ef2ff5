/** Who a template is shown for. `logo` is an address an `<img>` can load. */
export interface TemplateBrand {
  name: string;
  logo: string;
}

/** Four CSS colors. Templates read them as `--primary`, `--secondary`, `--text-01`, `--text-02`. */
export interface TemplatePalette {
  primary: string;
  secondary: string;
  text01: string;
  text02: string;
}

export interface TemplateProps {
  brand: TemplateBrand;
  palette: TemplatePalette;
  /** Where the template's own pictures are, without a slash at the end. */
  images: string;
}
