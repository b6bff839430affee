import { onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'

interface Protocol {
  send: (command: string, parameters?: object) => Promise<unknown>
}

async function emulate(reducedMotion: 'no-preference' | 'reduce', media = '') {
  const protocol = cdp() as unknown as Protocol
  const features = [{ name: 'prefers-reduced-motion', value: reducedMotion }]
  await protocol.send('Emulation.setEmulatedMedia', { media, features })
}

/** Turns animations on for a test about motion; other tests run with reduced motion. */
export async function letMove(isWanted = true) {
  await emulate(isWanted ? 'no-preference' : 'reduce')
  onTestFinished(() => emulate('reduce'))
}

/** Shows the page as it is printed, for one test. */
export async function asOnPaper() {
  await emulate('reduce', 'print')
  onTestFinished(() => emulate('reduce'))
}

const define = (thing: object, name: string, value: unknown) => {
  Object.defineProperty(thing, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(thing, name))
}

/** Simulates a visitor who has asked the browser to save data. */
export const saveData = () => define(navigator, 'connection', { saveData: true })

/** Hides the tab behind another one, or shows it again. */
export function hideTab(isHidden: boolean) {
  define(document, 'hidden', isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Simulates a phone, whose pointer cannot hover. */
export function withoutHover() {
  const ask = matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      ask(query.replace(/\(hover: (none|hover)\)/, (_, kind) => (kind === 'none' ? 'all' : 'not all'))),
    )
  onTestFinished(() => spy.mockRestore())
}
