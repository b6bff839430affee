import { type Deployment, found, type Step } from '../deployment.ts'
import { nameOf } from '../facts.ts'
import { deployFunctions, pairs } from './functions.ts'

interface Job {
  name: string
  state?: string
  lastAttemptTime?: string
  status?: { code?: number }
}

/** Time without a run after which the schedule counts as broken, in ms; it should run every minute. */
const idleMs = 600_000

async function jobsOf(deployment: Deployment) {
  const { read, project, settings } = deployment
  const scheduled = (await pairs(deployment, ['schedule'])).filter(({ have }) => have)
  const path = `v1/projects/${project}/locations/${settings.FUNCTIONS_REGION}/jobs`
  const jobs = new Map((await read.list<Job>('cloudscheduler', path, 'jobs')).map((job) => [nameOf(job), job]))
  return scheduled.map(({ want }) => ({
    id: want.id,
    job: jobs.get(`firebase-schedule-${want.id}-${settings.FUNCTIONS_REGION}`),
  }))
}

export const schedule: Step = {
  name: 'Schedule',
  async check(deployment) {
    const jobs = (await jobsOf(deployment)).filter(({ job }) => !job)
    if (jobs.length === 0) return []
    return [found(deployment, 'scheduler-missing', { functions: jobs.map(({ id }) => id).join(', ') })]
  },
  async fix(deployment, tools) {
    const missing = (await jobsOf(deployment)).filter(({ job }) => !job).map(({ id }) => id)
    await deployFunctions(deployment, tools, missing)
  },
}

/** Checks what only time shows: the last run and its result. */
export const scheduleRuns: Step = {
  name: 'Scheduled runs',
  async check(deployment) {
    return (await jobsOf(deployment)).flatMap(({ id: functions, job }) => {
      if (!job) return []
      if (job.state === 'PAUSED' || job.state === 'DISABLED')
        return [found(deployment, 'scheduler-paused', { functions })]
      if (job.status?.code) return [found(deployment, 'scheduler-failing', { functions })]
      const hasRun = Date.now() - Date.parse(job.lastAttemptTime ?? '') < idleMs
      return hasRun ? [] : [found(deployment, 'scheduler-idle', { functions })]
    })
  },
}
