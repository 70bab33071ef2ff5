(() => {
  const carousel = document.querySelector(".t-cosmo [data-carousel]");
  if (!carousel) return;
  const radios = [...carousel.querySelectorAll("[data-slide]")];
  const step = (by) => {
    const current = radios.findIndex((radio) => radio.checked);
    radios[(current + by + radios.length) % radios.length].checked = true;
  };

  for (const button of carousel.querySelectorAll("[data-step]")) {
    button.hidden = false;
    button.addEventListener("click", () => step(Number(button.dataset.step)));
  }

  const slides = carousel.querySelector(".slides");
  let from = null;
  slides.addEventListener("pointerdown", (event) => {
    from = event.clientX;
  });
  addEventListener("pointerup", (event) => {
    if (from !== null && Math.abs(event.clientX - from) > 40) step(event.clientX < from ? 1 : -1);
    from = null;
  });
  addEventListener("pointercancel", () => {
    from = null;
  });
})();
