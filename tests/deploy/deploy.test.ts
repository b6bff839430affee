import { expect, test } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { startGoogle } from '../support/google/index.ts'
import { deploymentWorld, owner } from './support/world.ts'

test('one command and at most five questions lead from nothing to a live studio', async () => {
  // As a new project is: APIs and accounts take a while, and Eventarc is not ready for the first triggers.
  const google = await startGoogle({ propagation: 2, eventarcRefusals: 3, accountDelay: 2 })
  const { world, lines, asked, end } = await deploymentWorld(google)
  try {
    expect(await deploy(world)).toBe(0)
    expect(asked.length).toBeLessThanOrEqual(5)
    const output = lines.join('\n')
    expect(output).toContain('✓ The studio is live: https://studio-under-test.web.app/')
    expect(output).toMatch(/\/auth\/action\?mode=resetPassword&oobCode=\S+/)
    expect(output).toContain(`choose the password of ${owner.email}`)
    expect(google.unexpected).toEqual([])
  } finally {
    end()
    await google.close()
  }
})
