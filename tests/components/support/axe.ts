import axe from 'axe-core'
import { expect } from 'vitest'
import { applyMode } from '../../../web/src/theme/mode'

/** Waits until what moves has come to rest: a colour on its way from one to another has no contrast of its own. */
async function settled() {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  )
}

/** Asserts that the page as it stands has no fault that axe knows, in either theme. */
export async function expectAccessible(themes: readonly ('dark' | 'light')[] = ['dark', 'light']) {
  for (const theme of themes) {
    applyMode(theme)
    await settled()
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    )
    expect(faults, `faults in the ${theme} theme`).toEqual([])
  }
}
