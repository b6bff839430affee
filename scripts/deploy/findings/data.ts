import { type Entry, pageOf } from './entry.ts'

const passwordSettings = pageOf('firebase', 'authentication/settings')
const providers = pageOf('firebase', 'authentication/providers')
const recovery = pageOf('cloud', 'firestore/databases/-default-/disaster-recovery')

/** Possible problems of the database and of accounts. */
export const dataFindings = {
  'database-missing': {
    severity: 'error',
    what: 'There is no Firestore database.',
    meaning: 'Nothing can be stored or shown.',
    byHand: `Create the default database at ${pageOf('firebase', 'firestore')}.`,
  },
  'database-elsewhere': {
    severity: 'error',
    what: 'The database is in {location}, the functions are set to {region}.',
    meaning: 'Every request crosses between regions and is slow; triggers cannot be deployed.',
    fix: 'Set FUNCTIONS_REGION={wanted} in functions/.env.{project} and run `npm run deploy`.',
  },
  'database-deletable': {
    severity: 'error',
    what: 'The database has no delete protection.',
    meaning: 'One wrong click or command deletes everything the studio has stored.',
    byHand: `Turn delete protection on at ${pageOf('cloud', 'firestore/databases')}.`,
  },
  'recovery-off': {
    severity: 'warning',
    what: 'Point-in-time recovery is off.',
    meaning: 'Data that is overwritten by mistake can only be recovered from the last backup.',
    byHand: `Turn it on at ${recovery}.`,
  },
  'daily-backup-missing': {
    severity: 'warning',
    what: 'No daily backup is scheduled.',
    meaning: 'After a loss, up to a week of work may be gone.',
    byHand: `Schedule it at ${recovery}.`,
  },
  'weekly-backup-missing': {
    severity: 'warning',
    what: 'No weekly backup is scheduled.',
    meaning: 'A loss that is noticed only after a week cannot be undone.',
    byHand: `Schedule it at ${recovery}.`,
  },
  'backup-late': {
    severity: 'warning',
    what: 'The newest backup is {hours} hours old.',
    meaning: 'After a loss, everything since then is gone.',
    fix: `Make one now with \`npm run backup -- --project {project}\`, and look at the schedules at ${recovery}.`,
  },
  'rules-outdated': {
    severity: 'error',
    what: 'The published security rules are not those of this version.',
    meaning: 'People may read or write what they should not, or are refused what they may.',
  },
  'index-missing': {
    severity: 'error',
    what: 'Firestore lacks {count} of the indexes that lists need: {indexes}.',
    meaning: 'Lists in the console stay empty with an error.',
  },
  'index-building': {
    severity: 'warning',
    what: 'Firestore is still building {indexes}.',
    meaning: 'Some lists in the console fail until it has finished, usually within minutes.',
    fix: 'Wait, then run `npm run doctor` again.',
  },
  'index-broken': {
    severity: 'error',
    what: 'Firestore could not build {indexes}.',
    meaning: 'Some lists in the console fail.',
    fix: `Delete the index at ${pageOf('firebase', 'firestore/indexes')}, then run \`npm run deploy\`.`,
  },
  'ttl-missing': {
    severity: 'warning',
    what: 'Nothing deletes expired documents in {collections}.',
    meaning: "Visitors' data stays longer than the privacy page promises.",
  },
  'ttl-building': {
    severity: 'info',
    what: 'Firestore is still preparing to delete expired documents in {collections}.',
    meaning: 'Expired documents stay until it has finished, which can take hours.',
    fix: 'Wait, then run `npm run doctor` again.',
  },
  'identity-platform-off': {
    severity: 'error',
    what: 'Authentication is not upgraded to Identity Platform.',
    meaning: 'Nobody can sign in through the sign-in gate.',
    byHand: `Upgrade it at ${passwordSettings}.`,
  },
  'password-sign-in-off': {
    severity: 'error',
    what: 'Sign-in with e-mail and password is off.',
    meaning: 'Admins cannot sign in with their password.',
    byHand: `Turn on "Email/Password" at ${providers}.`,
  },
  'extra-sign-in-on': {
    severity: 'error',
    what: 'Sign-in is open to more than passwords: {providers}.',
    meaning: 'Strangers can get accounts that nobody expects.',
    byHand: `Turn off {providers} at ${providers}.`,
  },
  'sign-up-open': {
    severity: 'error',
    what: 'Anyone may create an account.',
    meaning: 'Strangers can fill the project with accounts.',
    byHand: `Untick "Enable create (sign-up)" under "User actions" at ${passwordSettings}.`,
  },
  'self-deletion-open': {
    severity: 'error',
    what: 'Accounts can be deleted from a browser.',
    meaning: 'Someone at an unlocked computer can delete an admin for good.',
    byHand: `Untick "Enable delete" under "User actions" at ${passwordSettings}.`,
  },
  'addresses-enumerable': {
    severity: 'error',
    what: 'E-mail enumeration protection is off.',
    meaning: "Strangers can find out which addresses are admins'.",
    byHand: `Tick "Email enumeration protection" under "User actions" at ${passwordSettings}.`,
  },
  'password-policy-weak': {
    severity: 'warning',
    what: 'Authentication accepts passwords of fewer than {length} characters.',
    meaning: 'A weak password can be set outside our own pages.',
    byHand: `Require {length} characters under "Password policy" at ${passwordSettings}.`,
  },
  'reset-link-elsewhere': {
    severity: 'warning',
    what: 'Mails for a new password link to {found}, not to {wanted}.',
    meaning: "People land on Google's page, in the wrong language, without the studio's password check.",
    byHand: `Edit the template "Password reset" at ${pageOf('firebase', 'authentication/emails')} and enter {wanted} under "Customize action URL".`,
  },
  'domain-unauthorised': {
    severity: 'error',
    what: 'Authentication does not accept {domains}.',
    meaning: 'Links for a new password are refused there.',
    byHand: `Add it under "Authorized domains" at ${passwordSettings}.`,
  },
  'admin-missing': {
    severity: 'error',
    what: 'The studio has no admin.',
    meaning: 'Nobody can sign in to the console.',
    byHand: 'Run `npm run create-admin -- --email <address> --name "<full name>" --project {project}`.',
  },
  'admin-alone': {
    severity: 'info',
    what: 'The studio has a single admin.',
    meaning: 'If they lose access, nobody in the console can help them.',
    fix: 'Invite a second admin in the console, under Users.',
  },
} satisfies Record<string, Entry>
