import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../lib/problem.ts'
import type { Deployment, Tools } from '../deployment.ts'
import { pauseMs } from '../google/google.ts'

/** APIs, accounts and Eventarc's service agent of a new project may take some minutes until they can be used. */
const notReady =
  /Eventarc Service Agent|does not exist|has not been used in project|try again (later|in a few)|Failed to (set invoker|set the IAM Policy|upsert schedule)/i
const attempts = 7

/** Waits until the APIs that only the Firebase CLI calls answer: they were enabled a moment ago, and it does not wait. */
export async function awaitApis({ project, settings }: Deployment, { google }: Tools) {
  const place = `projects/${project}/locations/${settings.FUNCTIONS_REGION}`
  await Promise.all([
    google.get('run', `v2/${place}/services`),
    google.get('cloudscheduler', `v1/${place}/jobs`),
    google.get('eventarc', `v1/${place}/triggers`),
    google.get('artifactregistry', `v1/${place}/repositories/gcf-artifacts`),
  ])
}

/**
 * Runs `firebase deploy` for some targets, and retries while Google is not ready for it. `message` describes a release
 * of the site.
 */
export async function deployTargets(tools: Tools, targets: readonly string[], message?: string) {
  // Answers the CLI's questions about retries and old images. It deletes nothing, because each function is named.
  const forced = targets.some((target) => target.startsWith('functions')) ? ['--force'] : []
  const more = [...(message ? ['--message', message] : []), ...forced]
  for (let attempt = 1; ; attempt++) {
    const { code, output, log } = await tools.firebase(['deploy', '--only', targets.join(','), ...more])
    if (code === 0) return
    if (!notReady.test(output) || attempt === attempts)
      throw new Problem(
        `\`firebase deploy\` failed (${reasonOf(output)}): see ${log}. The next \`npm run deploy\` continues here.`,
      )
    tools.say(`  Google is not ready yet; attempt ${attempt + 1} of ${attempts} follows`)
    await sleep(pauseMs * 60)
  }
}

/** Deletes functions of one region. Returns whether that worked. */
export async function deleteFunctions(tools: Tools, region: string, ids: readonly string[]): Promise<boolean> {
  const { code } = await tools.firebase(['functions:delete', ...ids, '--region', region, '--force'])
  return code === 0
}

/** Returns the reason that the Firebase CLI gives for its failure, in one line. */
function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const from = lines.findIndex((line) => /^(Error:|.*There was an error deploying)/.test(line))
  return (from < 0 ? lines.filter(Boolean).slice(-1) : lines.slice(from, from + 4)).join(' ').trim()
}
