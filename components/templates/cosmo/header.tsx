import type { TemplateBrand } from "../template";
import { notices } from "./content";
import { BellIcon, ThemeIcon } from "./icons";

export function Header({ brand }: { brand: TemplateBrand }) {
  return (
    <header>
      <p className="notice">
        Free delivery and assembly for every room ordered this season.{" "}
        <a href="#shop">See the pieces</a>
      </p>
      <div className="top">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="48" height="48" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <nav aria-label="Main">
          <ul>
            <li>
              <a href="#shop">Shop</a>
            </li>
            <li>
              <a href="#team">Team</a>
            </li>
            <li>
              <a href="#projects">Projects</a>
            </li>
            <li>
              <a href="#calendar">Calendar</a>
            </li>
          </ul>
        </nav>
        <div className="tools">
          <label className="tool">
            <input type="checkbox" data-theme-switch />
            <span className="hidden-text">Switch between light and dark</span>
            <ThemeIcon />
          </label>
          <button className="tool" type="button" popoverTarget="cosmo-notices">
            <span className="hidden-text">View notifications</span>
            <BellIcon />
            <span className="dot" />
          </button>
          <div className="pop" id="cosmo-notices" popover="auto">
            <p className="pop-title">Notifications</p>
            <ul>
              {notices.map((notice) => (
                <li key={notice.title}>
                  <strong>{notice.title}</strong>
                  {notice.text}
                </li>
              ))}
            </ul>
          </div>
          <button className="tool user" type="button" popoverTarget="cosmo-user">
            <span className="hidden-text">Open user menu</span>
            <span aria-hidden="true">ML</span>
          </button>
          <div className="pop" id="cosmo-user" popover="auto">
            <p className="pop-title">Mara Lindqvist</p>
            <ul className="pop-links">
              <li>
                <button type="button" popoverTarget="cosmo-user">
                  Your Profile
                </button>
              </li>
              <li>
                <button type="button" popoverTarget="cosmo-user">
                  Settings
                </button>
              </li>
              <li>
                <button type="button" popoverTarget="cosmo-user">
                  Sign out
                </button>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </header>
  );
}
