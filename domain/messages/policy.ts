/**
 * The versions of the privacy policy that visitors have agreed to, named by the day of their text (locales, privacy.ts);
 * the last one is shown. A page that was opened before a change sends the version that it shows.
 */
export const policyVersions = ['2026-11-21', '2026-11-23'] as const
type PolicyVersion = (typeof policyVersions)[number]

/** The version that the page shows. */
export const policyVersion: PolicyVersion = '2026-11-23'

/** What pages showed that did not yet say which. */
export const firstPolicyVersion: PolicyVersion = policyVersions[0]
