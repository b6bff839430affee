/**
 * `npm run doctor`: checks the live project and reports each fault, its effect on people, and the one command or click
 * that fixes it. It changes nothing. `-- --json` prints the findings as JSON; `--project` selects another project than
 * the one in .firebaserc. Exit code: 0 no findings, 1 warnings, 2 errors, 3 nothing could be checked.
 */
import { connectReader } from './deploy/connect.ts'
import { diagnose, report } from './deploy/doctor.ts'
import { exitCodeOf } from './deploy/findings/finding.ts'
import { doctorOptions, doctorUsage } from './deploy/options.ts'
import { chosenProject } from './deploy/source/settings.ts'
import { main } from './lib/main.ts'
import { oneLine, Problem } from './lib/problem.ts'
import { readArguments } from './lib/project.ts'
import { shareSignIn } from './lib/signIn.ts'
import { say } from './lib/steps.ts'

/** The exit code if nothing could be checked. */
const couldNotLook = 3

async function look(): Promise<number> {
  const { values } = readArguments(doctorUsage, { options: doctorOptions })
  const project = values.project ?? chosenProject()
  if (!project) throw new Problem('Which project? Name it with --project, or run `npm run deploy` first.')
  await shareSignIn(project)
  const findings = await diagnose(connectReader(project), project)
  if (values.json) say(JSON.stringify({ project, findings }, undefined, 2))
  else for (const line of report(project, findings)) say(line)
  return exitCodeOf(findings)
}

await main(() =>
  look().catch((error: unknown) => {
    process.stderr.write(`✗ ${oneLine(error)}\n`)
    return couldNotLook
  }),
)
