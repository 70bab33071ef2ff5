(() => {
  const root = document.querySelector(".t-atlantic");
  if (!root) return;
  // By the element of a piece: two pieces may have the same name.
  const order = new Map();
  const find = (name) => root.querySelector(`[data-${name}]`);
  const print = (amount) => `$${amount.toLocaleString("en")}`;

  const line = ([piece, { name, price, count }]) => {
    const item = document.createElement("li");
    const label = document.createElement("span");
    const sum = document.createElement("span");
    const remove = document.createElement("button");
    label.textContent = count > 1 ? `${name} × ${count}` : name;
    sum.textContent = print(price * count);
    remove.type = "button";
    remove.textContent = "Remove";
    remove.setAttribute("aria-label", `Remove ${name}`);
    remove.addEventListener("click", () => {
      order.delete(piece);
      show(`${name} removed.`);
      // The pressed button is gone: keep the keyboard inside the slip.
      (find("lines").querySelector("button") ?? root.querySelector(".slip .close")).focus();
    });
    item.append(label, sum, remove);
    return item;
  };

  const show = (note) => {
    const entries = [...order];
    const count = entries.reduce((sum, [, entry]) => sum + entry.count, 0);
    const total = entries.reduce((sum, [, entry]) => sum + entry.count * entry.price, 0);
    find("count").textContent = count === 1 ? "1 piece" : `${count} pieces`;
    for (const place of root.querySelectorAll("[data-total]")) place.textContent = print(total);
    for (const place of root.querySelectorAll("[data-sum]")) place.hidden = count === 0;
    root.querySelector(".order").toggleAttribute("data-filled", count > 0);
    find("empty").hidden = count > 0;
    find("note").textContent = note;
    find("lines").replaceChildren(...entries.map(line));
  };

  root.addEventListener("click", ({ target }) => {
    const piece = target.closest("[data-add]")?.closest("[data-piece]");
    if (!piece) return;
    const { piece: name, price } = piece.dataset;
    const count = order.get(piece)?.count ?? 0;
    order.set(piece, { name, price: Number(price), count: count + 1 });
    show(`${name} added.`);
  });
})();
