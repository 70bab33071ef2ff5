/** The service's own time, which tests may put forward. */
export class FakeClock {
  #ahead = 0;

  now = () => Date.now() + this.#ahead;
  iso = () => `${new Date(this.now()).toISOString().slice(0, 19)}Z`;

  advance(ms: number) {
    this.#ahead += ms;
  }
}
