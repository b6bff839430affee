/**
 * The versions of the privacy policy, named by date (texts in locales, privacy.ts). The last one is shown. A page
 * opened before a change sends the version that it shows.
 */
export const policyVersions = ['2026-11-21', '2026-11-23', '2026-11-27'] as const
type PolicyVersion = (typeof policyVersions)[number]

/** The current version. */
export const policyVersion: PolicyVersion = '2026-11-27'

/** The version shown by old pages, which do not send one. */
export const firstPolicyVersion: PolicyVersion = policyVersions[0]
