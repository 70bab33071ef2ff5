/** A small `paypal.Buttons` with the same callbacks as PayPal's script, and a popup. */
export const sdkScript = (baseUrl: string) => `(() => {
  const base = ${JSON.stringify(baseUrl)};
  const Buttons = (options = {}) => {
    let element;
    const pay = async () => {
      const popup = window.open("", "fake-paypal", "width=480,height=640");
      try {
        const orderID = await options.createOrder({ paymentSource: "paypal" }, {});
        popup.location = base + "/checkoutnow?in_page=1&token=" + encodeURIComponent(orderID);
        const { kind, payerID } = await popupResult(popup, orderID);
        if (kind === "approved") await options.onApprove?.({ orderID, payerID }, { restart: pay });
        else options.onCancel?.({ orderID });
      } catch (error) {
        popup?.close();
        options.onError?.(error);
      }
    };
    const popupResult = (popup, orderID) => new Promise((resolve) => {
      const finish = (result) => {
        clearInterval(timer);
        window.removeEventListener("message", listen);
        resolve(result);
      };
      const listen = ({ origin, data }) => {
        if (origin === new URL(base).origin && data?.orderID === orderID) finish(data);
      };
      const timer = setInterval(() => { if (popup.closed) finish({ kind: "cancelled" }); }, 500);
      window.addEventListener("message", listen);
    });
    return {
      isEligible: () => true,
      render: async (container) => {
        element = document.createElement("button");
        element.type = "button";
        element.textContent = "PayPal";
        element.dataset.paypalWindow = "";
        element.style.cssText = "width:100%;min-height:44px;border:0;border-radius:8px;background:#ffc439;color:#111;font:600 1rem system-ui;cursor:pointer";
        element.addEventListener("click", pay);
        const place = typeof container === "string" ? document.querySelector(container) : container;
        place.append(element);
        options.onInit?.({}, { enable: async () => {}, disable: async () => {} });
      },
      close: async () => element?.remove(),
    };
  };
  window.paypal = { version: "fake", Buttons, FUNDING: { PAYPAL: "paypal" } };
})();
`;
