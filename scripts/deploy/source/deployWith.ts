import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../lib/problem.ts'
import type { Deployment, Hands } from '../deployment.ts'

/** Errors of a new project, whose APIs, accounts and Eventarc agent may take minutes until they can be used. */
const notReady =
  /Eventarc Service Agent|does not exist|has not been used in project|try again (later|in a few)|Failed to (set invoker|upsert schedule)/i
const attempts = 7

/** Waits until the APIs that only the Firebase CLI calls respond. They were just enabled, and the CLI does not wait. */
export async function awaitApis({ project, settings }: Deployment, { google }: Hands) {
  const place = `projects/${project}/locations/${settings.FUNCTIONS_REGION}`
  await Promise.all([
    google.get('run', `v2/${place}/services`),
    google.get('cloudscheduler', `v1/${place}/jobs`),
    google.get('eventarc', `v1/${place}/triggers`),
    google.get('artifactregistry', `v1/${place}/repositories/gcf-artifacts`),
  ])
}

/**
 * Runs `firebase deploy` for some targets, and retries while Google is not ready. `--force` only skips questions about
 * retries of triggers and about old images. It deletes no functions, because each target is named.
 */
export async function deployWith(hands: Hands, targets: readonly string[], more: readonly string[] = []) {
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await hands.firebase(['deploy', '--only', targets.join(','), ...more])
    if (code === 0) return
    if (!notReady.test(output) || attempt === attempts) throw new Problem(reasonOf(output))
    hands.say(`  Google is not ready yet; attempt ${attempt + 1} of ${attempts} follows`)
    await sleep(hands.pauseMs * 60)
  }
}

/** Returns the Firebase CLI's error in one line. */
function reasonOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const from = lines.findIndex((line) => /^(Error:|.*There was an error deploying)/.test(line))
  const reason = (from < 0 ? lines.filter(Boolean).slice(-1) : lines.slice(from, from + 4)).join(' ').trim()
  return `\`firebase deploy\` failed (${reason}): see .logs/deploy-firebase.log. The next \`npm run deploy\` continues here.`
}
