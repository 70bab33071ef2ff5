/** The time of the fake, which tests can advance. */
export class FakeClock {
  #offsetMs = 0;

  now = () => Date.now() + this.#offsetMs;
  iso = () => `${new Date(this.now()).toISOString().slice(0, 19)}Z`;

  advance(ms: number) {
    this.#offsetMs += ms;
  }
}
