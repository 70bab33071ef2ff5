export const lengthTexts = {
  left: (count: number) => (count === 1 ? "1 character left" : `${count} characters left`),
  tooLong: (over: number, max: number) =>
    `${over === 1 ? "1 character" : `${over} characters`} too many: at most ${max} fit`,
};
