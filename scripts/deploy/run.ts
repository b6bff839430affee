import { oneLine, Problem } from '../lib/problem.ts'
import { type Deployment, found, type Step, type Tools } from './deployment.ts'
import type { Finding } from './findings/finding.ts'
import { GoogleError } from './google/googleError.ts'
import { steps } from './steps/all.ts'
import { apis } from './steps/apis.ts'

/** Runs checks. A check that fails to run becomes a finding. */
export async function examine(deployment: Deployment, checked: readonly Step[]): Promise<Finding[]> {
  const [first, ...others] = checked
  if (!first) return []
  const look = ({ name, check }: Step) =>
    check(deployment).catch((error: unknown) => [
      found(deployment, 'check-failed', { step: name, reason: oneLine(error).replace(/\.$/, '') }),
    ])
  // Without a project, all other checks would only report the same.
  const alone = await look(first)
  if (alone.some(({ severity }) => severity === 'error')) return alone
  return [...alone, ...(await Promise.all(others.map(look))).flat()]
}

/** A step with something to do, and its check's findings. */
export interface Planned {
  step: Step
  findings: Finding[]
}

/** Finds out which steps have something to do. If there is no project yet, that is all of them. */
export async function plan(deployment: Deployment): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const step of steps) {
    const findings = await examine(deployment, [step])
    if (findings.length > 0) planned.push({ step, findings })
    if (findings.some(({ code }) => code === 'project-missing' || code === 'firebase-missing'))
      return steps.map((each) => ({ step: each, findings: each === step ? findings : [] }))
  }
  return planned
}

/** Returns whether a deployment fixes a finding. Findings that it leaves to people name another fix. */
function isFixable({ domain, removesOld }: Deployment, { code, fix }: Finding): boolean {
  if (code === 'function-extra') return removesOld === true
  if (code === 'domain-missing') return domain !== undefined
  return fix === 'npm run deploy'
}

/** Divides what was planned into the work of the deployment and the findings that it leaves to people. */
export function toDo(deployment: Deployment, planned: readonly Planned[]) {
  const isWork = ({ step, findings }: Planned) =>
    step.fix !== undefined && (findings.length === 0 || findings.some((finding) => isFixable(deployment, finding)))
  const work = planned.filter(isWork)
  return { work, rest: planned.filter((each) => !isWork(each)).flatMap(({ findings }) => findings) }
}

/**
 * Runs all steps: each checks first, and changes only what is missing. Stops at the first error that needs a person;
 * the next run continues there. Returns the remaining findings, none of which blocks the site.
 */
export async function apply(deployment: Deployment, tools: Tools, onStep: (name: string) => void): Promise<Finding[]> {
  const open: Finding[] = []
  for (const step of steps) {
    let findings = await step.check(deployment).catch((error: unknown) => unread(step, deployment, error))
    if (step.fix && findings.some((finding) => isFixable(deployment, finding))) {
      onStep(step.name)
      await fix(step, deployment, tools, findings)
      findings = await step.check(deployment)
    }
    const blocking = step.isOptional ? [] : findings.filter(({ severity }) => severity === 'error')
    if (blocking.length > 0) throw new Problem(blocking.map(({ what, byHand }) => `${what} ${byHand}`).join('\n  '))
    open.push(...findings)
    // An API that seems off after this is one that not all of Google's servers know about yet.
    if (step === apis) tools.google.expectSettling()
  }
  return open
}

/** Reports an optional step whose check fails; for any other, the deployment stops. */
function unread({ isOptional, name }: Step, deployment: Deployment, error: unknown): Finding[] {
  if (!isOptional) throw error
  return [found(deployment, 'check-failed', { step: name, reason: oneLine(error).replace(/\.$/, '') })]
}

async function fix(step: Step, deployment: Deployment, tools: Tools, findings: readonly Finding[]) {
  try {
    await step.fix?.(deployment, tools, findings)
  } catch (error) {
    if (step.isOptional) return tools.say(`  ${step.name}: ${oneLine(error)}`)
    if (!(error instanceof GoogleError && error.isDenied)) throw error
    const [{ byHand } = { byHand: 'Sign in as an owner of the project.' }] = findings
    throw new Problem(`${step.name}: your account may not do this (${oneLine(error)}). ${byHand}`)
  }
}
