/* Scripts that run first in a page or a worker. Each uses nothing outside itself. */

/** Makes the browser claim that there is no network. */
export function claimOffline() {
  Object.defineProperty(Object.getPrototypeOf(navigator), 'onLine', { get: () => false, configurable: true })
}

/** Moves the device's clock by some ms. */
export function moveClock(byMs: number) {
  const real = Date
  const now = () => real.now() + byMs
  const moved: DateConstructor = new Proxy(real, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  moved.prototype.constructor = moved
  globalThis.Date = moved
}
