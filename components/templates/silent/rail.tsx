import { Icon } from "./icons";

/** The narrow side navigation. Everything that opens is a native popover. */
export function Rail() {
  return (
    <nav className="rail" aria-label="Side">
      <button type="button" popoverTarget="silent-menu">
        <Icon name="menu" />
        <span>Menu</span>
      </button>
      <a href="#silent-shop">
        <Icon name="shop" />
        <span>Shop</span>
      </a>
      <button type="button" popoverTarget="silent-cart">
        <Icon name="cart" />
        <span>Cart</span>
      </button>
      <button type="button" popoverTarget="silent-user">
        <Icon name="user" />
        <span>User</span>
      </button>
      <div className="panel" id="silent-menu" popover="auto">
        <p className="panel-title">Menu</p>
        <ul>
          <li>
            <a href="#silent-shop">Packages</a>
          </li>
          <li>
            <a href="#silent-about">About</a>
          </li>
          <li>
            <a href="#silent-social">Social</a>
          </li>
          <li>
            <a href="#silent-contact">Contact</a>
          </li>
        </ul>
      </div>
      <div className="panel" id="silent-cart" popover="auto">
        <p className="panel-title">Cart</p>
        <p>All quiet in here. Choose a package and it will wait for you.</p>
        <a className="button" href="#silent-shop">
          See the packages <Icon name="arrow" />
        </a>
      </div>
      <div className="panel" id="silent-user" popover="auto">
        <p className="panel-title">User</p>
        <p>You are browsing as a guest. Clients receive their sign-in with the first report.</p>
        <a className="button" href="#silent-contact">
          Become a client <Icon name="arrow" />
        </a>
      </div>
    </nav>
  );
}
