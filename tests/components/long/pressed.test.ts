import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { expectReadable } from '../support/axe'
import { openWholePage } from '../support/wholePage'

interface Found {
  nodeId: number
  nodeName: string
  children?: Found[]
  contentDocument?: Found
}
interface Protocol {
  send: <Answer>(command: string, parameters?: object) => Promise<Answer>
}

const controls = new Set(['A', 'BUTTON', 'LABEL', 'SUMMARY', 'ARTICLE', 'INPUT', 'SELECT', 'TEXTAREA'])

/** Forces a state such as hover or focus on every control of the page. */
async function forceAll(...forcedPseudoClasses: string[]) {
  const protocol = cdp() as unknown as Protocol
  await protocol.send('DOM.enable')
  await protocol.send('CSS.enable')
  const { root } = await protocol.send<{ root: Found }>('DOM.getDocument', { depth: -1, pierce: true })
  const found: number[] = []
  const collect = ({ nodeId, nodeName, children = [], contentDocument }: Found) => {
    if (controls.has(nodeName)) found.push(nodeId)
    for (const child of contentDocument ? [...children, contentDocument] : children) collect(child)
  }
  collect(root)
  for (const nodeId of found) await protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  onTestFinished(async () => {
    await protocol.send('CSS.disable')
  })
  return found.length
}

test.each([
  ['under the pointer', ['hover']],
  ['pressed', ['hover', 'active']],
  ['with the focus of the keyboard', ['focus', 'focus-visible', 'focus-within']],
])('Every control of the page is readable %s, in both themes', async (_, states) => {
  await openWholePage()
  expect(await forceAll(...states)).toBeGreaterThan(60)
  await expectReadable()
})
