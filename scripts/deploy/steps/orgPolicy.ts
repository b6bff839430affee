import { found, type Step } from '../deployment.ts'

interface EffectivePolicy {
  spec?: { rules?: { allowAll?: boolean; values?: { allowedValues?: string[] }; denyAll?: boolean }[] }
}

/** A personal account has no organisation, and so no such policy. */
export const orgPolicy: Step = {
  name: "Organisation's policy",
  async check(deployment) {
    const path = `v2/projects/${deployment.project}/policies/iam.allowedPolicyMemberDomains:getEffectivePolicy`
    const policy = await deployment.read.get<EffectivePolicy>('orgpolicy', path)
    const isLimited = (policy?.spec?.rules ?? []).some(({ values, denyAll }) => values?.allowedValues || denyAll)
    return isLimited ? [found(deployment, 'policy-blocks-visitors')] : []
  },
}
