import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The used part of Chromium's protocol, whose types are not available here. */
interface Protocol {
  send: (command: string, parameters?: object) => Promise<unknown>
}

/** Makes requests to such addresses fail (`*` stands for anything) until the test has ended. */
export async function blockRequests(...urls: string[]) {
  const protocol = cdp() as unknown as Protocol
  const block = async (blocked: string[]) => {
    await protocol.send('Network.enable')
    await protocol.send('Network.setCacheDisabled', { cacheDisabled: blocked.length > 0 })
    await protocol.send('Network.setBlockedURLs', { urls: blocked })
  }
  await block(urls)
  onTestFinished(() => block([]))
}
