// On published sites only: puts together the order that a cart's form sends.
(() => {
  const all = (name) => [...document.querySelectorAll(`[data-order-${name}]`)];
  const fieldOf = (line) => line.querySelector('[name^="items."]');
  const quantityOf = (line) => (line.hidden ? 0 : Number(fieldOf(line).value) || 0);
  const picksOf = ({ dataset }) =>
    all("pick").filter((it) => it.dataset.orderPick === dataset.orderLine);

  const put = (line, quantity) => {
    const field = fieldOf(line);
    const most = Math.min(Math.round(quantity) || 0, Number(field.max));
    field.value = Math.max(most, Number(field.min));
    line.hidden = field.value === "0";
    for (const pick of picksOf(line)) pick.checked = !line.hidden;
  };

  const print = (amount, { orderSum: currency, orderZeros }) => {
    const format = new Intl.NumberFormat(document.documentElement.lang, {
      style: "currency",
      currency,
      trailingZeroDisplay: orderZeros,
    });
    return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
  };

  const show = () => {
    const lines = all("line");
    let count = 0;
    let sum = 0;
    for (const line of lines) {
      count += quantityOf(line);
      sum += quantityOf(line) * Number(line.dataset.orderPrice);
      fieldOf(line).disabled = line.hidden;
    }
    for (const place of all("sum")) {
      const plus = count > 0 ? Number(place.dataset.orderPlus ?? 0) : 0;
      place.textContent = place.dataset.orderOpen ?? print(sum + plus, place.dataset);
    }
    for (const place of all("count")) {
      const { orderOne, orderMany = "{count}" } = place.dataset;
      const text = count === 1 && orderOne ? orderOne : orderMany;
      place.textContent = text.replace("{count}", count);
    }
    for (const part of all("some")) part.hidden = count === 0;
    for (const part of all("none")) part.hidden = count > 0;
  };

  const say = (key, { dataset }) => {
    for (const place of all("note")) {
      const said = place.dataset[key];
      if (said) place.textContent = said.replaceAll("{name}", () => dataset.orderName);
    }
  };

  document.addEventListener("click", ({ target }) => {
    const added = target.closest("[data-order-add]");
    const line = added
      ? all("line").find(({ dataset }) => dataset.orderLine === added.dataset.orderAdd)
      : target.closest("[data-order-remove]")?.closest("[data-order-line]");
    if (line) {
      put(line, added ? quantityOf(line) + 1 : 0);
      say(added ? "orderAdded" : "orderRemoved", line);
    }
    // Also after other clicks: the template's own script may have removed a product or put it back.
    show();
    // The pressed button was removed: moves the focus to the order.
    if (line && !added)
      (all("remove").find((it) => it.checkVisibility()) ?? all("none")[0])?.focus();
  });

  document.addEventListener("input", show);
  document.addEventListener("change", ({ target }) => {
    const { orderPick } = target.dataset;
    const line = orderPick
      ? all("line").find(({ dataset }) => dataset.orderLine === orderPick)
      : target.closest("[data-order-line]");
    if (!line) return;
    put(line, orderPick ? Number(target.checked) : Number(target.value));
    show();
  });

  // Also when the browser returns to the page and restores the chosen quantities.
  const start = () => {
    for (const line of all("line")) {
      const isPicked = picksOf(line).some(({ checked }) => checked);
      const least = isPicked ? 1 : 0;
      if (!line.hidden || isPicked) put(line, Math.max(Number(fieldOf(line).value), least));
    }
    show();
  };
  start();
  addEventListener("pageshow", start);

  addEventListener("submit", ({ target }) => {
    const items = target.elements.namedItem("items");
    if (!items) return;
    const ordered = all("line").filter(quantityOf);
    items.value = JSON.stringify(
      ordered.map((line) => ({ id: line.dataset.orderLine, quantity: quantityOf(line) })),
    );
  });
})();
