import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { ContactMessage } from '@studio/domain/messages/message'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { putOnDevice, type Unsent } from '../../../tools/gallery/unsentWork'
import { MessageDetails } from '../../../web/src/console/messages/open/MessageDetails'
import { UntrustedText } from '../../../web/src/console/messages/open/UntrustedText'
import { messageDocument } from '../../support/factories'
import { hostileTexts } from '../../support/hostile'
import { hands } from '../accessible/hands'
import { openConsole, render } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { expectHarmless, expectNoTricks, expectShown, seedHostile } from './tricks'

/* Hostile texts are shown as plain text in dialogs over a list. */

seedHostile()

const [first = ''] = hostileTexts
const dialog = page.getByRole('dialog')

test('Every hostile text shows as text in every line of a message, and only a safe address is a link', async () => {
  const message = v.parse(ContactMessage, { ...messageDocument(), id: '', created_at: 0 })
  await render(
    hostileTexts.map((text) => (
      <section key={text}>
        <MessageDetails
          message={{ ...message, name: text, email: text, subject: text, reference_link: text }}
          when="-"
        />
        <UntrustedText>{text}</UntrustedText>
      </section>
    )),
  )
  await expectShown(hostileTexts)
  expectNoTricks()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a')]
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ href }) => !/^https?:/.test(href))).toEqual([])
})

test('A message of hostile texts shows as text when it is opened', async () => {
  const texts = hostileTexts.slice(0, 20)
  const created_at = new Date(Date.now() + 60_000)
  server.put(collections.messages, 'a', messageDocument({ name: first, message: texts.join('\n'), created_at }))
  await openConsole('/admin/messages')
  await page
    .getByRole('link', { name: `Ver el mensaje de ${first}` })
    .first()
    .click()
  await expect.element(dialog).toBeVisible()
  await expectShown(texts)
  await expectHarmless()
})

test('A hostile name shows as text in the dialog that moves its project', async () => {
  const { id, ...fields } = server.all(collections.projects)[0] ?? {}
  server.put(collections.projects, String(id), { ...fields, title_es: first })
  await openConsole('/admin/projects')
  await page.getByRole('button', { name: `Mover ${first}` }).click()
  await expect.element(dialog.getByRole('heading', { name: first })).toBeVisible()
  await expectHarmless()
})

test('Hostile texts show as text in a conflict and in the sync panel', async () => {
  const [mine, theirs, refused] = [0, 1, 2].map((part) => hostileTexts.filter((_, at) => at % 3 === part))
  const inAll = (texts: readonly string[] | undefined) =>
    Object.fromEntries(languageCodes.map((code, at) => [`description_${code}`, texts?.[at] ?? '']))
  const path = `${collections.projects}/cafe-aurora`
  const work = (fields: Record<string, string>, more: Partial<Unsent>): Unsent => ({
    id: crypto.randomUUID(),
    account: owner.uid,
    at: Date.now(),
    changes: [{ kind: 'update', path, name: first, fields, before: {}, rev: 'mine', baseRev: 'before' }],
    state: 'conflict',
    ...more,
  })
  await openConsole('/admin')
  await hands.see('header [data-status]')
  await putOnDevice([
    work(inAll(mine), { theirs: { ...inAll(theirs), rev: 'theirs' } }),
    work(inAll(refused), { state: 'refused', refusal: 'invalid' }),
  ])
  await hands.click('header button:has([data-status=attention])')
  await expectShown([first, ...Object.values(inAll(refused))])
  await expectHarmless()
  await hands.click('[role=dialog] ul button')
  await hands.see('[role=dialog] fieldset')
  await expectShown([...Object.values(inAll(mine)), ...Object.values(inAll(theirs))])
  await expectHarmless()
})
