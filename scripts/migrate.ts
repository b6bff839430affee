/**
 * `npm run migrate -- [--project …] [--yes]`: migrates stored documents to this version, by named steps. Without --yes
 * it only shows the changes. Works on the running emulators, or with --project on that Firebase project with
 * the sign-in of the Firebase CLI. It can be interrupted and run again at any time.
 */
import { getFirestore } from 'firebase-admin/firestore'
import { migrate } from './lib/migrations.ts'
import { onProject, openProject, readArguments } from './lib/project.ts'
import { say } from './lib/steps.ts'

await onProject(async () => {
  const { values } = readArguments('npm run migrate -- [--project <Firebase project>] [--yes]', {
    options: { project: { type: 'string' }, yes: { type: 'boolean' } },
  })
  const { project, yes = false } = values
  const place = await openProject(project)
  const count = await migrate(getFirestore(), !yes, ({ migration, path, fields }) =>
    say(`  ${migration}  ${path}  ${JSON.stringify(fields)}`),
  )
  if (count === 0) return say(`✓ Nothing to do: the documents of ${place} have the format of this version.`)
  if (yes) return say(`✓ ${count} changed in ${place}.`)
  say(`  ${count} would change in ${place}: run the command again with --yes.`)
})
